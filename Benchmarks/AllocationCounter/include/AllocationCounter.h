#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted on this platform and in this build.
bool AllocationCounterIsAvailable(void);

/// The number of blocks that the calling thread has asked the heap for so far.
uint64_t AllocationCounterCurrent(void);
