// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace playsheet {

class GameDesk;

/// Somebody wanted to look at the own secrets, and it is the curtain of another one: it stays closed, and the screen is
/// everybody's again. Nothing where a curtain has to be opened.
void giveCurtainBack(GameDesk& desk);

}  // namespace playsheet
