// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/enum_names.h"
#include "engine/table/scenario_file.h"

/// Playing a scenario, whatever its game: first the position, then decisions, refusals and expectations, up to the
/// first line that does not hold.
namespace table::scenario {

/// The first line that does not hold.
struct Failure {
  int line = 0;
  std::string text;  ///< the line as written
  std::string expected, found;
};

struct Run {
  const Scenario* scenario = nullptr;
  Problems problems;  ///< a line cannot be read, or the position cannot be
  std::optional<Failure> failure;

  bool passed() const { return problems.empty() && !failure; }
};

/// Some lines: where, what was expected, what was found.
std::string text_of(const Run& run);

/// What is and what should be, if that is not the same.
struct Difference {
  std::string expected, found;
};
std::optional<Difference> differ(const std::string& expected, const std::string& found);
std::optional<Difference> differ(int expected, int found);

/// What a card is called in a scenario: its label, its code, and so on.
std::string joined(const std::vector<std::string>& words);
/// All the words up to the end of the line.
std::vector<std::string> rest_of(Cursor& words);

inline constexpr std::string_view kAccepted = "accepted";

/// "refused cardLimit R-239", or that it is accepted.
template <class Refusal>
requires requires(const Refusal& refusal) { name_of(refusal.code); }
std::string text_of(const Refusal& refusal) {
  return refusal ? fmt::format("refused {} {}", name_of(refusal.code), refusal.rule) : std::string(kAccepted);
}

/// Plays one scenario. A game says what its lines mean.
class Player {
 public:
  explicit Player(const Scenario& scenario) : scenario_(scenario) { run_.scenario = &scenario; }
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  Run play();

 protected:
  /// A line of the position; false if it is another line.
  virtual bool lay(Cursor& words) = 0;
  /// From the position to the game: nothing, or what in it cannot be. Called once, before the first other line, or
  /// behind the last one if there is no other.
  virtual std::string begin() = 0;
  /// What stands behind "expect".
  virtual std::optional<Difference> expectation(Cursor& words) = 0;
  /// Carries a decision out, and says `kAccepted`, or "refused CODE RULE"; nothing if the line is none.
  using Decision = std::function<std::string()>;
  virtual std::optional<Decision> decision(Cursor& words) = 0;
  /// Any other line of the game; false if it is none. `begun`: the game has; before, it may still be laid.
  virtual bool own_line(const Statement& now, Cursor& words, bool begun) = 0;
  /// With which words such lines begin: for a message.
  virtual std::vector<std::string_view> first_words() const = 0;
  /// Who is asked what: for a message.
  virtual std::string question() const = 0;

  void fail(const Statement& now, std::string expected, std::string found);
  /// What is found must be what the rest of the line says, or begin with it; nothing there: `usual`.
  void compare(const Statement& now, Cursor& words, const std::string& usual, const std::string& found);
  bool readable() const { return run_.problems.empty(); }
  bool failed() const { return run_.failure.has_value(); }

 private:
  void statement(const Statement& now);
  /// The game has begun; false: the position cannot be, and that is told of this line.
  bool begun(const Statement& now);
  void decided(const Statement& now, const Decision& decision);

  const Scenario& scenario_;
  Run run_;
  std::size_t at_ = 0;
  bool begun_ = false;
  bool only_laid_ = true;  ///< no line so far but those of the position
};

}  // namespace table::scenario
