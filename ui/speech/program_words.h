// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

/// The words of the program where games differ in them: what Naruto's Portuguese calls "card" is "carta" in that of
/// Gormiti. The translations have such words beside the usual ones, with the game as their comment.
namespace playsheet {

/// The game whose words are preferred now, as the comments name it; nullptr: none's.
const char* programTongue();
/// The game that is spoken of from now on; gives whether it is another one than before. Whoever keeps words makes them
/// anew then.
bool setProgramTongue(const char* tongue);

/// That of a part of the window which speaks of one game whatever else is shown, while it is made.
class SpeakingOf {
 public:
  explicit SpeakingOf(const char* tongue) : before_(programTongue()) { setProgramTongue(tongue); }
  ~SpeakingOf() { setProgramTongue(before_); }
  SpeakingOf(const SpeakingOf&) = delete;
  SpeakingOf& operator=(const SpeakingOf&) = delete;

 private:
  const char* before_;
};

/// The translator of the program: a game has its own words where they are known, else the usual ones.
class ProgramTranslator : public QTranslator {
 public:
  using QTranslator::QTranslator;

  QString translate(const char* context, const char* text, const char* comment = nullptr, int n = -1) const override;
};

}  // namespace playsheet
