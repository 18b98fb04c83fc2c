// Preloaded into a process, writes a byte into the file that SYNCS names for each wait for the disk.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static int counted(const char *name, int fd) {
  int out = open(getenv("SYNCS"), O_WRONLY | O_CREAT | O_APPEND, 0600);
  if (out >= 0 && write(out, ".", 1) == 1) close(out);
  return ((int (*)(int))dlsym(RTLD_NEXT, name))(fd);
}
int fsync(int fd) { return counted("fsync", fd); }
int fdatasync(int fd) { return counted("fdatasync", fd); }
