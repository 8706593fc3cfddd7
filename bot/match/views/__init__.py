"""Looking at matches: now, what happened, and how they ended; each as its reader may see it."""
