// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_main.h"

int main(int argc, char** argv) { return playsheet::run_window(argc, argv); }
