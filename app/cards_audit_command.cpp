// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <nlohmann/json.hpp>
#include <ostream>
#include <regex>
#include <set>
#include <sstream>

#include "app/cards_command.h"
#include "app/cards_tree_commands.h"
#include "app/exit_code.h"
#include "ui/wording/card_text.h"

namespace playsheet {
namespace {

/// A word that says something, as summaries say it and as texts do. One of them without the other is a difference.
struct Detector {
  std::string_view name;
  const char* in_summary;
  const char* in_text;
};

constexpr std::array<Detector, 10> kDetectors{{
    {"may", R"(\bmay\b(?! not)|\bup to\b)",
     R"(\bmay\b(?! not)|\bcan\b(?!not)|\bup to\b|\bany number\b|\bOpponent may\b)"},
    {"if", R"(\bif\b|\bwhile\b|\bas long as\b)", R"(\bif\b|\bwhile\b|\bas long as\b|\bwhen\b|\bwith\b|\bunless\b)"},
    {"unless", R"(\bunless\b|\botherwise\b)", R"(\bunless\b|\botherwise\b|\bif not\b|\bno\b|\bnot\b)"},
    {"once", R"(\bonce\b|\bfirst\b)", R"(\bonce\b|\bfirst\b)"},
    {"each", R"(\beach\b|\bevery\b|\ball\b|\bper\b)",
     R"(\beach\b|\bevery\b|\ball\b|\bper\b|\bany\b|s have\b|\byour Ninja\b)"},
    {"other", R"(\bother\b|\banother\b|\bothers\b|\bothers'\b)",
     R"(\bother\b|\banother\b|\bothers\b|\bbesides\b|\bexcept\b|\bteammates?\b)"},
    {"opposing", R"(\bopponent|\bopposing\b|\bboth players\b)",
     R"(\bopponent|\bopposing\b|\bboth players\b|\beach player\b|\bbattl|\bblock|\bfight)"},
    {"random", R"(\brandom)", R"(\brandom)"},
    {"until", R"(\bthis turn\b|\buntil\b|\bfor the turn\b|\bthis battle\b)",
     R"(\bturn\b|\buntil\b|\bbattle\b|\bas long as\b)"},
    {"shuffle", R"(\bshuffl)", R"(\bshuffl)"},
}};

bool says(const std::string& text, const char* words) {
  return std::regex_search(text, std::regex(words, std::regex::icase));
}

/// The numbers of a text but 0 and 1, for which there are many words.
std::set<int> numbers_in(const std::string& text) {
  std::set<int> numbers;
  for (std::size_t i = 0; i < text.size();) {
    int n = 0;
    const std::size_t begin = i;
    for (; i < text.size() && i < begin + 4 && std::isdigit(static_cast<unsigned char>(text[i])) != 0; ++i)
      n = n * 10 + (text[i] - '0');
    if (i == begin)
      ++i;
    else if (n > 1)
      numbers.insert(n);
  }
  return numbers;
}

/// "N-013 may": what the two say otherwise of a card, by the names of the detectors.
std::vector<std::string> differences(const std::string& summary, const std::string& text) {
  std::vector<std::string> found;
  const auto a = numbers_in(summary), b = numbers_in(text);
  if (!std::includes(b.begin(), b.end(), a.begin(), a.end())) found.emplace_back("numbers");
  for (const Detector& detector : kDetectors) {
    const bool told = says(text, detector.in_text);
    if (says(summary, detector.in_summary) && !told) found.emplace_back(detector.name);
  }
  return found;
}

/// Codes and summaries of a list of facts; nothing if the file is none.
std::optional<std::map<std::string, std::string>> summaries_of(const std::filesystem::path& facts, std::ostream& err) {
  const auto text = read_text_file(facts);
  if (!text) {
    fmt::print(err, "{}\n", text_of(text.problem()));
    return std::nullopt;
  }
  std::map<std::string, std::string> summaries;
  const auto list = nlohmann::json::parse(*text, nullptr, false);
  if (list.is_array())
    for (const auto& card : list)
      if (card.is_object() && card.value("code", nlohmann::json()).is_string() &&
          card.value("effect_summary", nlohmann::json()).is_string())
        summaries[card["code"].get<std::string>()] = card["effect_summary"].get<std::string>();
  if (summaries.empty()) {
    fmt::print(err, "{}: no list of cards with code and effect_summary\n", facts.string());
    return std::nullopt;
  }
  return summaries;
}

/// "N-013 may": differences that somebody has looked at; reasons and remarks begin with "#".
std::set<std::string> accepted_in(const std::filesystem::path& path) {
  std::set<std::string> accepted;
  const auto text = read_text_file(path);
  if (!text) return accepted;
  std::istringstream lines(*text);
  for (std::string line; std::getline(lines, line);)
    if (!line.empty() && line.front() != '#') accepted.insert(line);
  return accepted;
}

}  // namespace

int run_cards_audit(const CardsAuditOptions& options, std::ostream& out, std::ostream& err) {
  naruto::Catalog cards;
  if (!load_cards(options.cards, cards, err)) return kWrong;
  std::map<std::string, std::string> facts;
  if (!options.facts.empty()) {
    auto read = summaries_of(options.facts, err);
    if (!read) return kWrong;
    facts = std::move(*read);
  }
  const auto accepted = accepted_in(options.accepted);
  std::size_t compared = 0, open = 0, known = 0;
  for (const naruto::CardDefinition& card : cards) {
    const bool wanted =
        options.only.empty() || std::find(options.only.begin(), options.only.end(), card.code) != options.only.end();
    const auto fact = facts.find(card.code);
    const std::string& summary = fact != facts.end() ? fact->second : card.summary;
    if (!wanted || card.readiness != naruto::Readiness::ready || summary.empty()) continue;
    ++compared;
    const std::string text = wording::card_text(card, cards.words(), wording::Language::en);
    std::vector<std::string> news;
    for (const std::string& name : differences(summary, text))
      if (accepted.contains(fmt::format("{} {}", card.code, name)))
        ++known;
      else
        news.push_back(name);
    if (news.empty()) continue;
    open += news.size();
    fmt::print(out, "{} {}\n  summary: {}\n  text: {}\n", card.code, fmt::join(news, " "), summary,
               std::regex_replace(text, std::regex("\n"), "\n        "));
  }
  fmt::print(out, "{} cards compared, {} differences, {} accepted\n", compared, open, known);
  return open == 0 ? kFine : kWrong;
}

}  // namespace playsheet
