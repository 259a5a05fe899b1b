// The heap's entry points, each counted and handed on to the C library's own.
// Only glibc names its own ones so that they can be reached from a
// replacement; a sanitizer brings a heap of its own and must not be replaced.

#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#ifndef __has_feature
#define __has_feature(x) 0
#endif

#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && \
    !__has_feature(thread_sanitizer)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local uint64_t count;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  count += 1;
  return __libc_calloc(items, size);
}

void *realloc(void *block, size_t size) {
  count += 1;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 ||
      (alignment & (alignment - 1)) != 0) {
    return EINVAL;
  }
  count += 1;
  void *aligned = __libc_memalign(alignment, size);
  if (aligned == NULL) {
    return ENOMEM;
  }
  *block = aligned;
  return 0;
}

bool AllocationCounterIsAvailable(void) { return true; }

uint64_t AllocationCounterCurrent(void) { return count; }

#else

bool AllocationCounterIsAvailable(void) { return false; }

uint64_t AllocationCounterCurrent(void) { return 0; }

#endif
