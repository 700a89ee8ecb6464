// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/speech/words.h"
#include "ui/tournament/file_session.h"
#include "ui/tournament/round_clock.h"
#include "ui/wording/tournament/event_words.h"

namespace playsheet {

/// An event that is open: each step is on the disk before anything shows it (T-P15).
class EventSession : public FileSession {
  Q_OBJECT
 public:
  /// An event that was opened: `opened.file` is there. The store outlives it.
  EventSession(EventStore& store, OpenedEvent opened, QObject* parent = nullptr);

  const tournament::Journal& journal() const { return journal_; }
  const tournament::Event& event() const { return journal_.event(); }
  const tournament::Round* lastRound() const { return event().rounds.empty() ? nullptr : &event().rounds.back(); }
  RoundClock clock(int round) const { return clockOf(journal_, round, now()); }

  /// Carries it out. False if it is refused or cannot be written: then nothing has changed, and `said` tells why.
  bool give(const tournament::Command& command, const QString& reason = {});
  /// All of them in one piece, or none: the first that is refused is told.
  bool giveAll(const std::vector<tournament::Command>& commands);
  /// The same as `give` without anybody being told; nothing if it was carried out or could not be written.
  std::optional<tournament::Refusal> tryGive(const tournament::Command& command, const QString& reason = {});
  /// The journal as it would be then, or why not.
  std::variant<tournament::Journal, tournament::Refusal> after(const tournament::Command& command,
                                                               const QString& reason = {}) const;

  bool undo(const QString& reason = {});
  bool redo();
  /// What would be taken back or brought back, in words; empty: nothing.
  QString undoWords() const;
  QString redoWords() const;

  using FileSession::tell;
  void tell(const tournament::Refusal& refusal);
  QString refusalWords(const tournament::Refusal& refusal) const;

 private:
  bool write(tournament::Journal next);

  tournament::Journal journal_;
};

/// As it is shown everywhere, with the mark that tells two of one name apart.
QString playerName(const tournament::Event& event, tournament::EntryId id);

/// What a kind, a grade, a cause, ... is called.
template <class Word>
QString wordText(Word word) {
  const auto text = tournament_wording::word_of(word, programWording());
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
/// Points of a match or a ranking.
inline QString pointsText(int tenths) {
  return QString::fromStdString(tournament_wording::points_text(tenths, programWording()));
}

}  // namespace playsheet
