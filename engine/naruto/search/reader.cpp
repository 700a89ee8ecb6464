// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/search/reader.h"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/naruto/search/fold.h"

namespace naruto::search {
namespace {

constexpr int kDeepest = 64;

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/// Where the letter of this number begins, in bytes; npos if the text has not so many.
std::size_t place_of_letter(std::string_view text, std::size_t number) {
  for (std::size_t at = 0; at < text.size(); ++at)
    if ((static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U && number-- == 0) return at;
  return std::string_view::npos;
}

/// Two queries of one key ask for the same, whatever their case and accents.
std::string key_of(const Node& node) { return folded(canonical_text(node)); }

/// What is joined by one operator: each part once, and a group of the same kind as what it consists of.
class Parts {
 public:
  explicit Parts(Node::Kind kind) : kind_(kind) {}
  void add(Node part) {
    if (part.kind == kind_) {
      for (Node& each : part.parts) add(std::move(each));
    } else if (std::string key = key_of(part); std::find(keys_.begin(), keys_.end(), key) == keys_.end()) {
      keys_.push_back(std::move(key));
      nodes_.push_back(std::move(part));
    }
  }
  bool empty() const { return nodes_.empty(); }
  std::vector<Node> take() { return std::move(nodes_); }

 private:
  Node::Kind kind_;
  std::vector<Node> nodes_;
  std::vector<std::string> keys_;
};

/// Recursive descent over the text; the first problem ends it.
class QueryReader {
 public:
  QueryReader(std::string_view text, const Vocabulary& vocabulary) : text_(text), vocabulary_(vocabulary) {}

  Reading run() {
    if (const std::size_t end = place_of_letter(text_, kMostLetters); end != std::string_view::npos) {
      fail(Fault::too_long, end, text_.size());
      return {std::nullopt, problem_};
    }
    skip_blanks();
    Node query;
    if (!at_end()) query = either(0);
    if (!problem_ && !at_end()) fail(Fault::unopened_group, at_, at_ + 1);
    if (problem_) return {std::nullopt, problem_};
    if (query.kind == Node::Kind::none || query.kind == Node::Kind::term) query = group(Node::Kind::all, {query});
    return {std::move(query), std::nullopt};
  }

 private:
  bool at_end() const { return at_ >= text_.size(); }
  void skip_blanks() {
    while (!at_end() && is_blank(text_[at_])) ++at_;
  }
  void fail(Fault fault, std::size_t begin, std::size_t end, std::string nearest = {}) {
    if (!problem_)
      problem_ = Problem{fault, begin, end, std::string(text_.substr(begin, end - begin)), std::move(nearest), {}};
  }
  /// A part that is alone is joined to nothing.
  static Node joined(Node::Kind kind, std::vector<Node> parts) {
    return parts.size() == 1 ? std::move(parts.front()) : group(kind, std::move(parts));
  }
  static Node group(Node::Kind kind, std::vector<Node> parts) {
    Node node;
    node.kind = kind;
    if (!parts.empty()) {
      node.begin = parts.front().begin;
      node.end = parts.back().end;
    }
    node.parts = std::move(parts);
    return node;
  }

  /// The whole word that stands here is this operator, in small or large letters.
  bool take_word(std::string_view small) {
    const std::size_t end = at_ + small.size();
    if (end > text_.size() || (end < text_.size() && !is_blank(text_[end]) && text_[end] != '(')) return false;
    const auto here = text_.substr(at_, small.size());
    const bool lower = here == small;
    const bool upper = std::equal(here.begin(), here.end(), small.begin(), small.end(),
                                  [](char a, char b) { return a == static_cast<char>(b - ('a' - 'A')); });
    if (!lower && !upper) return false;
    at_ = end;
    skip_blanks();
    return true;
  }
  bool take_or() {
    if (!at_end() && text_[at_] == '|') {
      ++at_;
      skip_blanks();
      return true;
    }
    return take_word("or");
  }

  Node either(int depth) {
    Parts parts(Node::Kind::either);
    parts.add(all(depth));
    while (!problem_ && !at_end() && text_[at_] != ')') {
      const std::size_t begin = at_;
      if (!take_or()) break;
      if (at_end() || text_[at_] == ')') {
        fail(Fault::missing_term, begin, begin + (text_[begin] == '|' ? 1 : 2));
        break;
      }
      parts.add(all(depth));
    }
    return joined(Node::Kind::either, parts.take());
  }

  Node all(int depth) {
    Parts parts(Node::Kind::all);
    while (!problem_ && !at_end() && text_[at_] != ')') {
      const std::size_t begin = at_;
      if (take_or()) {
        if (parts.empty()) fail(Fault::missing_term, begin, begin + (text_[begin] == '|' ? 1 : 2));
        at_ = begin;
        break;
      }
      if (!parts.empty() && take_word("and") && at_end()) {
        fail(Fault::missing_term, begin, begin + 3);
        break;
      }
      parts.add(unary(depth));
    }
    return joined(Node::Kind::all, parts.take());
  }

  Node unary(int depth) {
    const std::size_t begin = at_;
    bool negated = false;
    if (!at_end() && text_[at_] == '-' && at_ + 1 < text_.size() && !is_blank(text_[at_ + 1])) {
      ++at_;
      negated = true;
    } else if (take_word("not")) {
      negated = true;
    }
    if (!negated) return primary(depth);
    if (at_end() || text_[at_] == ')') {
      fail(Fault::missing_term, begin, at_);
      return {};
    }
    if (depth >= kDeepest) {
      fail(Fault::too_deep, begin, begin + 1);
      return {};
    }
    Node inner = unary(depth + 1);
    if (inner.kind == Node::Kind::none) return std::move(inner.parts.front());  // not not
    Node node = group(Node::Kind::none, {std::move(inner)});
    node.begin = begin;
    node.end = at_;
    return node;
  }

  Node primary(int depth) {
    const std::size_t begin = at_;
    if (text_[at_] != '(') return term();
    if (depth >= kDeepest) {
      fail(Fault::too_deep, begin, begin + 1);
      return {};
    }
    ++at_;
    skip_blanks();
    if (!at_end() && text_[at_] == ')') {
      fail(Fault::missing_term, begin, at_ + 1);
      return {};
    }
    Node inner = either(depth + 1);
    if (problem_) return inner;
    if (at_end()) {
      fail(Fault::unclosed_group, begin, begin + 1);
      return inner;
    }
    ++at_;
    skip_blanks();
    return inner;
  }

  /// "..." from here; without its end the whole rest is meant, and told.
  std::string quoted() {
    const std::size_t begin = at_++;
    const std::size_t close = text_.find('"', at_);
    if (close == std::string_view::npos) {
      fail(Fault::unclosed_quote, begin, text_.size());
      at_ = text_.size();
      return {};
    }
    std::string inside(text_.substr(at_, close - at_));
    at_ = close + 1;
    return inside;
  }
  std::string_view bare() {
    const std::size_t begin = at_;
    while (!at_end() && !is_blank(text_[at_]) && text_[at_] != '(' && text_[at_] != ')' && text_[at_] != '|' &&
           text_[at_] != '"')
      ++at_;
    return text_.substr(begin, at_ - begin);
  }

  struct Sign {
    std::string_view text;
    Relation relation;
  };
  /// The sign that stands here, the longest first.
  const Sign* sign_at(std::size_t place) const {
    static constexpr std::array<Sign, 7> kLongestFirst{{{">=", Relation::greater_equal},
                                                        {"<=", Relation::less_equal},
                                                        {"!=", Relation::unequal},
                                                        {">", Relation::greater},
                                                        {"<", Relation::less},
                                                        {"=", Relation::equal},
                                                        {":", Relation::has}}};
    for (const Sign& sign : kLongestFirst)
      if (text_.substr(place).starts_with(sign.text)) return &sign;
    return nullptr;
  }

  Node term() {
    Node node;
    node.kind = Node::Kind::term;
    node.begin = at_;
    std::size_t place = at_;
    while (place < text_.size() &&
           ((text_[place] >= 'a' && text_[place] <= 'z') || (text_[place] >= 'A' && text_[place] <= 'Z') ||
            static_cast<unsigned char>(text_[place]) >= 0x80))
      ++place;
    const Sign* sign = place > at_ && place < text_.size() ? sign_at(place) : nullptr;
    const std::size_t value = sign ? place + sign->text.size() : at_;
    const std::string head = folded(text_.substr(at_, place - at_));
    const auto& names = field_names();
    const auto known = std::find_if(names.begin(), names.end(), [&](const NamedField& n) { return n.name == head; });
    const bool has_value = value < text_.size() && !is_blank(text_[value]) && text_[value] != ')';
    if (sign && known == names.end() && has_value) {
      std::vector<std::string> words;
      words.reserve(names.size());
      for (const NamedField& each : names) words.emplace_back(each.name);
      fail(Fault::unknown_field, at_, place, nearest_to(head, words));
    } else if (sign && known != names.end()) {
      node.term.field = known->field;
      node.term.relation = sign->relation;
      if (!has_value) fail(Fault::missing_value, at_, value);
      at_ = value;
      if (!problem_) field_value(node.term);
    } else {
      word(node.term);
    }
    node.end = at_;
    if (!problem_) count(node);
    skip_blanks();
    return node;
  }

  /// Different terms alone; what asks for the same is the same from now on.
  void count(Node& node) {
    std::string key = key_of(node);
    if (const auto before = terms_.find(key); before != terms_.end()) {
      node.term = before->second;
    } else if (terms_.size() == kMostTerms) {
      fail(Fault::too_many_terms, node.begin, node.end);
    } else {
      terms_.emplace(std::move(key), node.term);
    }
  }

  void word(Term& term) {
    if (text_[at_] == '"') {
      const std::size_t begin = at_;
      term.phrase = true;
      term.text = quoted();
      if (!problem_ && term.text.empty()) fail(Fault::missing_value, begin, at_);
      return;
    }
    const std::size_t begin = at_;
    term.text = bare();
    if (term.text.empty()) fail(Fault::missing_term, begin, std::min(begin + 1, text_.size()));
  }

  void field_value(Term& term) {
    const std::size_t begin = at_;
    std::string value;
    if (text_[at_] == '"') {
      term.phrase = true;
      value = quoted();
    } else {
      value = bare();
    }
    if (problem_) return;
    if (value.empty()) return fail(Fault::missing_value, begin, std::max(at_, begin + 1));
    if (auto wrong = read_value(term, value, begin, vocabulary_)) {
      wrong->end = at_;
      problem_ = std::move(wrong);
    }
  }

  std::string_view text_;
  const Vocabulary& vocabulary_;
  std::size_t at_ = 0;
  std::map<std::string, Term> terms_;  ///< so far, each of them once, by its key
  std::optional<Problem> problem_;
};

}  // namespace

Reading read_query(std::string_view text, const Vocabulary& vocabulary) { return QueryReader(text, vocabulary).run(); }

}  // namespace naruto::search
