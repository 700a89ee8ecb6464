// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

#include "engine/tournament/journal/fold.h"
#include "ui/tournament/paper_layout.h"

class QPagedPaintDevice;

namespace playsheet {

class EventGame;

/// What of an event is put on paper, or handed on as text.
enum class Paper { PairingsByTable, PairingsByName, Slips, Standings, StandingsByName, Report };

QString paperTitle(Paper paper);
/// Its pages, of this size in points; `round` is the round of the pairings and slips; `rules`
/// is what the event settles about the rules of its game, for standings and report.
std::vector<PaperPage> paperPages(Paper paper, const tournament::Event& event, int round, QSizeF page,
                                  const QStringList& rules = {});
/// Puts pages of the size that is left on the device, with this head and the page number at the foot of each.
void printPages(QPagedPaintDevice& device, const QString& head,
                const std::function<std::vector<PaperPage>(QSizeF)>& made);
/// Puts it on the pages of the device, with event and page number on each.
void printPaper(QPagedPaintDevice& device, Paper paper, const tournament::Event& event, int round,
                const QStringList& rules = {});
/// Which list of limited cards counts, where the edition of the event has two (T-320); else nothing.
QStringList rulesOfGame(const tournament::Event& event, const EventGame& game);

/// The report as plain text: shop and date, players, final ranking with national points, penalties in writing (T-807).
QString reportText(const tournament::Event& event, const QStringList& rules = {});
}  // namespace playsheet
