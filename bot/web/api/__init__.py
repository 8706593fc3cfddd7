"""What public pages show, for programs: JSON under `/api/v1`."""
