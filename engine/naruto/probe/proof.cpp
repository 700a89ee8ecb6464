// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/probe/proof.h"

#include <algorithm>

namespace naruto::probe {
namespace {

/// What of the first list the second one lacks, each entry counted.
template <class T>
std::vector<T> lacking(const std::vector<T>& of, const std::vector<T>& in) {
  std::vector<T> rest = in;
  std::vector<T> out;
  for (const T& each : of)
    if (const auto found = std::find(rest.begin(), rest.end(), each); found != rest.end())
      rest.erase(found);
    else
      out.push_back(each);
  return out;
}

/// Walks both plays side by side. A decision that only the one with the text asks for is passed over in the other,
/// which has gone on meanwhile: what happened there by then is no news when it happens here, too.
class Walk {
 public:
  Walk(const Trace& with, const Trace& without, bool by_events)
      : with_(with), without_(without), by_events_(by_events) {}

  std::optional<Proof> run() {
    if (!with_.begun || !without_.begun) return std::nullopt;
    if (happened(with_.before, without_.before, 0)) return proof_;
    for (std::size_t i = 0; i < with_.moments.size(); ++i) {
      const Moment& here = with_.moments[i];
      const Moment& there = without_.moments[i];
      if (!by_events_ && looks_different(here, there, i)) return proof_;
      if (i + 1 < with_.moments.size() && happened(here.events, there.events, i + 1)) return proof_;
      if (!by_events_ && prevented(i)) return proof_;
    }
    return std::nullopt;
  }

 private:
  bool happened(const Events& here, const Events& there, std::size_t deed) {
    Events own = lacking(here, there);
    const Events ahead = lacking(there, here);
    const Events new_to_both = lacking(own, ahead_);
    ahead_ = lacking(ahead_, own);
    ahead_.insert(ahead_.end(), ahead.begin(), ahead.end());
    if (new_to_both.empty()) return false;
    proof_.deed = deed;
    proof_.happened = new_to_both;
    return true;
  }

  /// The same decision was taken in both, both are asked the same next, and something has not happened here.
  bool prevented(std::size_t i) {
    if (ahead_.empty() || i + 1 >= with_.moments.size() || !without_.moments[i].taken) return false;
    const Moment& here = with_.moments[i + 1];
    const Moment& there = without_.moments[i + 1];
    if (here.asked != there.asked || here.question != there.question) return false;
    proof_.deed = i + 1;
    proof_.prevented = ahead_;
    return true;
  }

  bool looks_different(const Moment& here, const Moment& there, std::size_t deed) {
    proof_.figures = lacking(here.figures, there.figures);
    proof_.otherwise = lacking(there.figures, here.figures);
    if (here.asked == there.asked && here.question == there.question) {
      proof_.can = lacking(here.allowed, there.allowed);
      proof_.cannot = lacking(there.allowed, here.allowed);
    }
    proof_.deed = deed;
    return !proof_.empty();
  }

  const Trace& with_;
  const Trace& without_;
  bool by_events_;
  Events ahead_;
  Proof proof_;
};

}  // namespace

CardDefinition without_text(const CardDefinition& card, std::size_t text) {
  CardDefinition changed = card;
  Ability& ability = changed.abilities[text];
  if (auto* use = std::get_if<Use>(&ability.body))
    use->body = {};
  else if (auto* activated = std::get_if<Activated>(&ability.body))
    activated->body = {};
  else if (auto* triggered = std::get_if<Triggered>(&ability.body))
    triggered->body = {};
  else
    ability.body = Static{};
  return changed;
}

bool proved_by_events(const CardDefinition& card, std::size_t text) {
  const auto& body = card.abilities[text].body;
  return std::holds_alternative<Use>(body) || std::holds_alternative<Activated>(body) ||
         std::holds_alternative<Triggered>(body);
}

std::optional<Proof> find_proof(const Trace& with, const Trace& without, bool by_events) {
  return Walk(with, without, by_events).run();
}

std::optional<Proof> prove(const Probe& probe, Catalog& cards, const Trace& with) {
  const CardDefinition card = cards[probe.subject.card];
  const bool by_events = proved_by_events(card, probe.subject.text);
  cards.replace(probe.subject.card, without_text(card, probe.subject.text));
  const Trace without = trace_of(probe, cards);
  cards.replace(probe.subject.card, card);
  return find_proof(with, without, by_events);
}

}  // namespace naruto::probe
