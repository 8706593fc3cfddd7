"""What the running program needs below everything else."""
