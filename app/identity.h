// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What the program is called by others, from CMakeLists.txt: each of these is said there and nowhere else.
namespace playsheet {

extern const char* const kVersion;          ///< "0.1.0"
extern const char* const kApplicationName;  ///< the name by which desktop, sound and packages know it: org.playsheet...
extern const char* const kShippedFromProgram;  ///< from the folder of an installed program to that of its data

}  // namespace playsheet
