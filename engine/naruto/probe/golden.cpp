// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/probe/golden.h"

#include <fmt/format.h>

#include <algorithm>
#include <regex>

#include "engine/naruto/events/event_text.h"

namespace naruto::probe {
namespace {

/// An action with cards in the place of their numbers.
std::string named(const scenario::Table& table, const Action& action) {
  const std::string text = to_text(action);
  std::string out, before;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t end = std::min(text.find(' ', i), text.size());
    std::string word = text.substr(i, end - i);
    const bool number = word.find_first_not_of("0123456789") == std::string::npos;
    const bool counted = before == "effect" || before == "number";
    before = word;
    if (number && !counted) word = table.name_of(static_cast<CardId>(std::stoul(word)));
    out += (out.empty() ? "" : " ") + word;
    i = end + 1;
  }
  return out;
}

/// Without what names no card, and without numbers of definitions, which change with every card that is added.
std::string short_text(const std::string& text) {
  static const std::regex nothing(R"( [a-z_]+=\( card=255 life=[0-9]+ \)| definition=[0-9]+)");
  return std::regex_replace(text, nothing, "");
}

class Writer {
 public:
  Writer(const Probe& probe, const Proof& proof, const Catalog& cards)
      : probe_(probe), proof_(proof), cards_(cards), game_(probe, cards) {}

  std::string write() {
    std::string title(cards_.words().text(cards_[probe_.subject.card].name));
    std::replace(title.begin(), title.end(), '"', '\'');
    add("scenario {} \"{}\"", probe_.id, title);
    add("editions {}", probe_.edition->id);
    add("strict");
    for (const std::string& line : probe_.written) add("{}", line);
    tell(0);
    for (std::size_t i = 0; i < probe_.deeds.size(); ++i) {
      const auto& deed = probe_.deeds[i];
      const std::string text = to_text(deed.action);
      const std::string remark = named(game_.table(), deed.action);
      add("{} does {}{}", letter(deed.player), text, remark == text ? "" : "  # " + remark);
      game_.act(deed);
      tell(i + 1);
    }
    return std::move(out_);
  }

 private:
  template <class... Args>
  void add(fmt::format_string<Args...> form, Args&&... args) {
    out_ += fmt::format(form, std::forward<Args>(args)...) + '\n';
  }
  static char letter(PlayerId player) { return player == PlayerId::south ? 'A' : 'D'; }

  void tell(std::size_t deed) {
    if (deed != proof_.deed) return;
    for (const Event& event : proof_.happened) add("expect event {}", short_text(game_.table().text_of(event)));
    for (const Event& event : proof_.prevented) add("# does not happen: {}", short_text(game_.table().text_of(event)));
    for (const Figures& each : proof_.figures) tell("power {} {}/{} mental {}", each);
    for (const Figures& each : proof_.otherwise) tell("power else {} {}/{} mental {}", each);
    for (const Action& each : proof_.can) add("# can: {}", named(game_.table(), each));
    for (const Action& each : proof_.cannot) add("# cannot: {}", named(game_.table(), each));
  }
  void tell(const char* form, const Figures& each) {
    add("# {}",
        fmt::format(fmt::runtime(form), game_.table().name_of(each.ninja), each.combat, each.support, each.mental));
  }

  const Probe& probe_;
  const Proof& proof_;
  const Catalog& cards_;
  Game game_;
  std::string out_;
};

}  // namespace

std::string golden_text(const Probe& probe, const Proof& proof, const Catalog& cards) {
  return Writer(probe, proof, cards).write();
}

Golden golden_of(const Probe& probe, Catalog& cards, const Trace& trace) {
  if (!trace.begun) return {{}, "can no longer be laid out"};
  for (std::size_t i = 0; i < probe.deeds.size(); ++i)
    if (!trace.moments[i].taken) return {{}, fmt::format("decision {} is refused", i + 1)};
  const auto proof = prove(probe, cards, trace);
  if (!proof) return {{}, "proves nothing"};
  return {golden_text(probe, *proof, cards), {}};
}

}  // namespace naruto::probe
