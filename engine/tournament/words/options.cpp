// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/words/options.h"

#include <algorithm>
#include <charconv>
#include <concepts>

namespace tournament {
namespace {

constexpr std::array<OptionRow, 18> kRows{{
    {"rounds", Until::round_one, "T-514", false},
    {"playoff_rounds", Until::playoffs, "T-605", false},
    {"table_rounds", Until::round_one, "T-512", false},
    {"fixed_bracket", Until::round_one, "T-405", false},
    {"break_ties", Until::round_one, "T-407"},
    {"look_ahead", Until::round_one, "T-533"},
    {"agreed_draw", Until::round_one, "T-711"},
    {"standard_seeding", Until::round_one, "T-604"},
    {"ties_best_of_three", Until::round_one, "T-543"},
    {"bye_band", Until::round_one, "T-526"},
    {"bye_draw", Until::round_one, "T-527"},
    {"computed_ties", Until::round_one, "T-544"},
    {"share_floor", Until::round_one, "T-546"},
    {"warning_scope", Until::round_one, "T-952"},
    {"limited_list", Until::round_one, "T-320"},
    {"round_seconds", Until::always, "T-703"},
    {"knockout_seconds", Until::always, "T-703"},
    {"first_table", Until::always, "T-P08"},
}};

/// Calls `visit` with the value that has this key; false if none has.
template <class O, class Visit>
bool visit_option(O& options, std::string_view key, const Visit& visit) {
  const auto is = [&](std::string_view name, auto& value, int least = 0, int most = 0) {
    if (name != key) return false;
    visit(value, least, most);
    return true;
  };
  return is("rounds", options.rounds, 0, 16) || is("playoff_rounds", options.playoff_rounds, -1, 6) ||
         is("table_rounds", options.table_rounds) || is("fixed_bracket", options.fixed_bracket) ||
         is("break_ties", options.break_ties) || is("look_ahead", options.look_ahead) ||
         is("agreed_draw", options.agreed_draw) || is("standard_seeding", options.standard_seeding) ||
         is("ties_best_of_three", options.ties_best_of_three) || is("bye_band", options.bye_band) ||
         is("bye_draw", options.bye_draw) || is("computed_ties", options.computed_ties) ||
         is("share_floor", options.share_floor) || is("warning_scope", options.warning_scope) ||
         is("limited_list", options.limited_list) || is("round_seconds", options.round_seconds, 60, 6 * 3600) ||
         is("knockout_seconds", options.knockout_seconds, 60, 6 * 3600) ||
         is("first_table", options.first_table, 1, 9000);
}

struct Print {
  std::string& out;
  void operator()(bool value, int, int) const { out = value ? "yes" : "no"; }
  void operator()(int value, int, int) const { out = std::to_string(value); }
  template <table::NamedEnum E>
  void operator()(E value, int, int) const {
    out = table::name_of(value);
  }
};

struct Read {
  std::string_view text;
  bool& good;
  void operator()(bool& value, int, int) const {
    good = text == "yes" || text == "no";
    if (good) value = text == "yes";
  }
  void operator()(int& value, int least, int most) const {
    int read = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), read);
    good = error == std::errc{} && end == text.data() + text.size() && read >= least && read <= most;
    if (good) value = read;
  }
  template <table::NamedEnum E>
  void operator()(E& value, int, int) const {
    const auto read = table::from_name<E>(text);
    good = read.has_value();
    if (good) value = *read;
  }
};

}  // namespace

const std::array<OptionRow, 18>& option_rows() { return kRows; }

const OptionRow* find_option(std::string_view key) {
  const auto* at = std::find_if(kRows.begin(), kRows.end(), [&](const OptionRow& row) { return row.key == key; });
  return at == kRows.end() ? nullptr : at;
}

std::string option_text(const Options& options, std::string_view key) {
  std::string out;
  visit_option(options, key, Print{out});
  return out;
}

std::optional<Options> with_option(const Options& options, std::string_view key, std::string_view value) {
  Options changed = options;
  bool good = false;
  if (!visit_option(changed, key, Read{value, good}) || !good) return std::nullopt;
  return changed;
}

}  // namespace tournament
