"""Bots that think longer do it in other processes, so that no table waits for another's."""
