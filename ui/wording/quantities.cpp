// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/quantities.h"

namespace playsheet::wording {

using naruto::describe::Quantity;

namespace {

std::string figure_text(const Quantity& q, bool negative) {
  const bool minus = q.letter == 0 ? q.number < 0 || (negative && q.number > 0) : (q.number < 0) != negative;
  const int size = q.number < 0 ? -q.number : q.number;
  std::string text(1, minus ? '-' : '+');
  if (q.letter == 0 || size != 1) text += std::to_string(size);
  if (q.letter != 0) text += q.letter;
  return text;
}

}  // namespace

std::string number_text(const Quantity& n) {
  if (n.letter == 0) return std::to_string(n.number);
  return (n.number == 1 ? std::string() : std::to_string(n.number)) + n.letter;
}

std::string power_text(const Quantity& combat, const Quantity& support, bool negative) {
  return figure_text(combat, negative) + "/" + figure_text(support, negative);
}

std::string size_text(const Quantity& n) { return number_text({n.number < 0 ? -n.number : n.number, n.letter}); }

std::string signed_text(const Quantity& n) { return (n.number < 0 ? "-" : "+") + size_text(n); }

std::string counted_words(const Quantity& n, std::string_view one, std::string_view many) {
  return number_text(n) + " " + std::string(n.plural() ? many : one);
}

std::optional<CostChange> cost_change(const naruto::describe::Act& act) {
  const naruto::Rule& rule = *act.rule;
  const auto set_to = [&](const auto& r) { return r.set ? std::optional(act.support) : std::nullopt; };
  if (const auto* r = std::get_if<naruto::ChangeEntranceCost>(&rule)) return CostChange{act.n, set_to(*r), {}, false};
  if (const auto* r = std::get_if<naruto::ChangeHandCost>(&rule)) return CostChange{act.n, set_to(*r), {}, false};
  if (const auto* r = std::get_if<naruto::ChangeJutsuCost>(&rule)) {
    const bool changes = act.n.letter != 0 || act.n.number != 0;
    CostChange change{act.n, {}, r->symbol, r->waive && !changes};
    if (r->waive && changes) change.set = Quantity{0};
    return change;
  }
  return std::nullopt;
}

}  // namespace playsheet::wording
