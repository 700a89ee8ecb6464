// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "ui/log/log_view.h"

namespace playsheet {

struct Prompt;

/// What of a match is said aloud, and that it is said once. Keeps nothing while nobody listens; whoever begins to
/// listen in the middle of a match hears what happens from then on.
class MatchVoice {
 public:
  /// `from`: a widget of the window. `fresh`: the match has just begun, so that its first lines are news.
  MatchVoice(QWidget* from, bool fresh);

  /// The rows of the log as they are now: those that have come are said. What is taken back is not said again, nor is
  /// the log in another language.
  void log(const std::vector<LogRow>& rows, const QString& language);

  /// What a question belongs to: as long as this stays the same, nothing is asked twice.
  struct Moment {
    std::size_t decisions = 0;
    bool consent = false, desk = false, still = false, curtain = false, doubt = false;
    std::optional<int> selected;
    std::vector<int> marked;

    friend bool operator==(const Moment&, const Moment&) = default;
  };
  void ask(const Moment& moment, const QString& question, const QString& keys);

  /// The showdown that stands still, each of its battles; empty: none does.
  void showdown(const QStringList& battles);

 private:
  QWidget* from_;
  std::optional<std::vector<LogRow>> heard_;
  QString language_;
  Moment moment_;
  QSet<QString> asked_;
  QStringList battles_;
};

/// Who is asked, what, and what the numbers mean.
QString spokenQuestion(const Prompt& prompt, const QString& name);
/// What the keys do: Enter, or what else presses the large button, and what stands beside it. Where a card is to be
/// chosen first, what is still wanted, how the hand is seen and, in `next`, how cards are gone through.
QString spokenKeys(const Prompt& prompt, bool enterTaken, const QString& next);

}  // namespace playsheet
