// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/contrast/leaves.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/cards/card_writer.h"
#include "engine/naruto/contrast/leaf_words.h"

namespace naruto {
namespace {

using Json = nlohmann::ordered_json;
using Pointer = Json::json_pointer;

std::string path_of(const Pointer& pointer, std::string_view part = {}) {
  std::string path;
  const std::string written = pointer.to_string();
  for (std::size_t i = 1; i < written.size();) {
    const std::size_t end = std::min(written.find('/', i), written.size());
    const std::string step = written.substr(i, end - i);
    const bool index = step.find_first_not_of("0123456789") == std::string::npos;
    if (index)
      path += '[' + step + ']';
    else
      path += (path.empty() ? "" : ".") + step;
    i = end + 1;
  }
  if (!part.empty()) path += '.' + std::string(part);
  return path;
}

/// The last key on the way to a place; entries of a list have the key of their list.
std::string key_of(Pointer pointer) {
  while (!pointer.empty()) {
    const std::string& step = pointer.back();
    if (step.find_first_not_of("0123456789") != std::string::npos) return step;
    pointer.pop_back();
  }
  return {};
}

class Walk {
 public:
  Walk(const CardDefinition& card, Words& words, Neighbours wanted, const LeafChange& f)
      : card_(card), words_(words), wanted_(wanted), f_(f) {
    if (const std::string text = write_tree(card, words); !text.empty()) tree_ = Json::parse(text);
  }

  int run() {
    visit(tree_, Pointer());
    return leaves_;
  }

 private:
  void visit(const Json& at, const Pointer& place) {
    if (at.is_object()) {
      wrapped(at, place);
      for (const auto& [key, value] : at.items())
        if (key != "op" && key != "kind") visit(value, place / key);
    } else if (at.is_array()) {
      for (std::size_t i = 0; i < at.size(); ++i) visit(at[i], place / i);
    } else {
      leaf(at, place);
    }
  }

  /// "may" and "not" stand around something: what is changed is that they are there.
  void wrapped(const Json& at, const Pointer& place) {
    if (const auto op = at.find("op"); op != at.end() && *op == "may" && at.contains("do")) {
      Json changed = tree_;
      Json& list = changed[place.parent_pointer()];
      if (!list.is_array()) return;
      const auto index = static_cast<std::ptrdiff_t>(std::stoul(place.back()));
      list.erase(list.begin() + index);
      list.insert(list.begin() + index, at["do"].begin(), at["do"].end());
      tell({path_of(place, "op"), "may", {}}, "must", changed);
    } else if (at.size() == 1 && at.contains("not")) {
      Json changed = tree_;
      changed[place] = at["not"];
      tell({path_of(place), "not", {}}, "so", changed);
    }
  }

  /// The one change that a place has.
  void tell(Leaf leaf, std::string_view to, const Json& changed) {
    ++leaves_;
    if (attempt(changed)) leaf.to = to;
    f_(leaf, leaf.to.empty() ? nullptr : &now_);
  }

  void leaf(const Json& at, const Pointer& place) {
    ++leaves_;
    Leaf leaf{path_of(place), at.is_string() ? at.get<std::string>() : at.dump(), {}};
    bool any = false;
    for (const Json& other : others(at, place)) {
      Json changed = tree_;
      changed[place] = other;
      if (!attempt(changed)) continue;
      any = true;
      leaf.to = other.is_string() ? other.get<std::string>() : other.dump();
      f_(leaf, &now_);
      if (wanted_ == Neighbours::first || !at.is_string()) return;
    }
    if (!any) f_(leaf, nullptr);
  }

  std::vector<Json> others(const Json& at, const Pointer& place) const {
    if (at.is_boolean()) return {!at.get<bool>()};
    std::vector<Json> out;
    if (at.is_number_integer()) {
      for (const int step : {1, -1, 2, -2}) out.emplace_back(at.get<int>() + step);
      return out;
    }
    for (const std::string& word : neighbours_of(at.get<std::string>(), key_of(place))) out.emplace_back(word);
    out.emplace_back(2);  // of an amount that has a word
    return out;
  }

  /// The reader takes it, and it is another tree.
  bool attempt(const Json& changed) {
    now_ = card_;
    now_.mission = {};
    now_.jutsu = {};
    now_.abilities.clear();
    if (has_errors(read_tree(changed.dump(), "contrast", now_, words_))) return false;
    finish_definition(now_, words_);
    return now_.mission != card_.mission || now_.jutsu != card_.jutsu || now_.abilities != card_.abilities;
  }

  const CardDefinition& card_;
  Words& words_;
  Neighbours wanted_;
  const LeafChange& f_;
  Json tree_ = Json::object();
  CardDefinition now_;
  int leaves_ = 0;
};

}  // namespace

int change_leaves(const CardDefinition& card, Words& words, Neighbours wanted, const LeafChange& f) {
  return Walk(card, words, wanted, f).run();
}

}  // namespace naruto
