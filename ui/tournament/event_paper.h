// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <string>

#include "engine/tournament/journal/fold.h"

class QPagedPaintDevice;

namespace playsheet {

class EventGame;

/// What of an event is put on paper, or handed on as text.
enum class Paper { PairingsByTable, PairingsByName, Slips, Standings, Report };

QString paperTitle(Paper paper);
/// As a page that a printer or a PDF takes; `round` is the round of the pairings and slips.
/// `rules`: what the event settles about the rules of its game, for standings and report.
QString paperHtml(Paper paper, const tournament::Event& event, int round, const QStringList& rules = {});
/// Puts it on the pages of the device, with event and page number on each.
void printPaper(QPagedPaintDevice& device, Paper paper, const tournament::Event& event, int round,
                const QStringList& rules = {});
/// Which list of limited cards counts, where the edition of the event has two (T-320); else nothing.
QStringList rulesOfGame(const tournament::Event& event, const EventGame& game);

/// The report as plain text: shop and date, players, final ranking with national points, penalties in writing (T-807).
QString reportText(const tournament::Event& event, const QStringList& rules = {});
/// The final ranking as a table for programs; names that a spreadsheet would take for formulas are words (T-P30).
std::string rankingTable(const tournament::Event& event);

}  // namespace playsheet
