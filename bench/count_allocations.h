// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

/// Number of allocations since the program began: its operators new and delete count.
std::size_t allocations();
