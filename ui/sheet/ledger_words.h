// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sheet/sheet_context.h"

namespace playsheet {

/// "4", "+1", "−2"; plain: without a plus.
QString ledgerFigure(int value, bool plain);

/// The pattern with %1, %2 ... replaced, as far as it has them.
QString filled(const QString& pattern, const QStringList& parts);

/// Each addend of a ledger with its figure, the first one plain.
QStringList ledgerAddends(const std::vector<SceneRow>& ledger);

/// What this card is called; "a card" for one that is not seen.
QString cardNameIn(const SheetContext& context, int card);

/// The team at home that this card is in; null if it is alone, or in battle.
const SceneTeam* teamOf(const Scene& scene, int member);

/// "Team A, 5, head Naruto"; empty for a card that is in no team of several.
QString teamName(const SheetContext& context, int member);

/// The same with its ledger, a line for each addend, for the head of the tray at this point; empty elsewhere.
QString teamLedger(const SheetContext& context, const QPointF& at);

}  // namespace playsheet
