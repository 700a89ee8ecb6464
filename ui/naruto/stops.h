// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>
#include <cstdint>
#include <optional>

#include "engine/naruto/match/match.h"

/// In which windows a player wants to be asked. Which windows there are at all is the engine's (public facts, N-CR-02).
namespace playsheet {

using naruto::PlayerId;

/// The windows in which a player could answer and may pass: those in which the engine asks for a Counter, in the
/// exchange, and for an answer to a link.
enum class StopWindow : std::uint8_t {
  Mission,       ///< of the other player: after an action, and before the phase ends
  Organization,  ///< of the other player: before the teams are formed
  Exchange,      ///< of jutsu, in either turn
  Answer,        ///< to a link of the chain, at any time
  EndOfTurn,     ///< the own: texts that wait for it
};
inline constexpr std::array<StopWindow, 5> kStopWindows{
    StopWindow::Mission, StopWindow::Organization, StopWindow::Exchange, StopWindow::Answer, StopWindow::EndOfTurn};

/// Some of the windows.
class StopSet {
 public:
  bool has(StopWindow window) const { return lit_[static_cast<std::size_t>(window)]; }
  void set(StopWindow window, bool lit) { lit_[static_cast<std::size_t>(window)] = lit; }

  static StopSet all();
  /// Where a player is asked who has set nothing: in the exchange, when something is used, at the own end of turn.
  static StopSet usual();

  friend bool operator==(const StopSet&, const StopSet&) = default;

 private:
  std::array<bool, kStopWindows.size()> lit_{};
};

/// The window that the open question is; nothing for a question that must be answered.
std::optional<StopWindow> windowOf(const naruto::GameState& state);

/// What the events of a decision light for once, whatever is set: the exchange for whoever is attacked, the answer for
/// whoever is a target of the other player's use, or has a card that is.
void lightOnce(const naruto::Match::Moment& moment, naruto::PerPlayer<StopSet>& once);
/// Lights that were for once go out again when what lit them is over.
void putOut(const naruto::GameState& state, naruto::PerPlayer<StopSet>& once);

/// "exchange answer end", or "none": the form of the settings. Words that are not known are left out.
QString textOf(const StopSet& stops);
StopSet stopsFrom(const QString& text);

/// Of the window, marked with QT_TRANSLATE_NOOP("Match", ...).
const char* stopTitle(StopWindow window);
/// The action icon that stands for it.
QString stopIcon(StopWindow window);

}  // namespace playsheet
