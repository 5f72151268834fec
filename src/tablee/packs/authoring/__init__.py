"""What authors write: packs as folders of plain files, read with their lines, looked over, and built into one file."""
