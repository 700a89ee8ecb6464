// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sheet/sheet_context.h"

namespace playsheet {

/// What a line of a ledger counts: "Naruto, head", "coins on Naruto", or the card that gives it.
QString ledgerWords(const naruto::LedgerLine& line, const QString& ninja, const QString& source);

/// "4", "+1", "−2"; plain: without a plus.
QString ledgerFigure(int value, bool plain);

/// The team at home that this Ninja is in; null if it is alone, or in battle.
const naruto::SeenTeam* teamOf(const SheetDressing& dressing, int member);

/// "Team A, 5, head Naruto"; empty for a Ninja that is in no team of several.
QString teamName(const SheetContext& context, int member);

/// The same with its ledger, a line for each addend, for the head of the tray at this point; empty elsewhere.
QString teamLedger(const SheetContext& context, const QPointF& at);

}  // namespace playsheet
