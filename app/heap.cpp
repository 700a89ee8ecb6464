// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/heap.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace playsheet {

void keepTheHeapSmall() {
#ifdef __GLIBC__
  // Faces are painted, cards searched and pictures read on threads of their own. Each would get a heap of its own that
  // keeps what it has had once; they do little enough to share.
  mallopt(M_ARENA_MAX, 2);
  // A picture of a face is pages of its own, which go back when it is dropped. By itself glibc takes the next ones out
  // of the heap as soon as one of that size was freed, and there they stand between small things that stay.
  mallopt(M_MMAP_THRESHOLD, 64 * 1024);
#endif
}

void giveBackFreePages() {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

}  // namespace playsheet
