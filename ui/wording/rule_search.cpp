// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rule_search.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>
#include <utility>

#include "engine/table/nearest_word.h"

namespace playsheet::wording {
namespace {

// What a word counts for where it stands.
constexpr double kInTitle = 1.2;  // of a ruling
constexpr double kInText = 1;
constexpr double kInValue = 0.7;     // an answer to a ruling
constexpr double kInSection = 0.45;  // its title, which stands over many rules
constexpr double kOtherEdition = 0.6;

// How well a word of the rules answers one that was asked for.
constexpr double kSame = 1;
constexpr double kSameStem = 0.9;
constexpr double kBegins = 0.75;
constexpr double kContains = 0.25;  // counts only where nothing answers better
constexpr std::size_t kLeastToBegin = 2, kLeastToContain = 3, kLeastToMend = 4;
constexpr double kSynonym = 0.85;

constexpr double kNotInEdition = 0.75;
constexpr double kLeastCovered = 0.5;  // of what was asked for, the rare words counting more
constexpr double kLeastOfBest = 0.35;  // of what the best answer is worth
constexpr double kLengthMatters = 0.35;
constexpr double kLeastMet = 0.65;  // of a question that is kept, the mean of what is met on either side
constexpr double kQuestionMet = 20;
constexpr double kFurtherAnswer = 0.9;  // of a rule that is not the first one named

constexpr std::size_t kLeastOfNumber = 3;  // shorter ones are figures of the game
constexpr double kWholeId = 3000, kIdBegins = 2000, kIdContains = 1000;

double quality_of(const SpokenWord& asked, const SpokenWord& there) {
  if (asked.plain == there.plain) return kSame;
  for (const std::string& stem : asked.stems)
    if (std::find(there.stems.begin(), there.stems.end(), stem) != there.stems.end()) return kSameStem;
  if (asked.plain.size() >= kLeastToBegin && there.plain.starts_with(asked.plain)) return kBegins;
  if (asked.plain.size() >= kLeastToContain && there.plain.find(asked.plain) != std::string::npos) return kContains;
  return 0;
}

bool looks_like_an_id(const SpokenWord& word) { return word.plain.find('-') != std::string::npos; }

/// "n-start-04", "n-start", "start-04", and where nothing else is asked for also "start", or "309" of "g-309".
double id_score(std::string_view id, std::string_view asked, bool alone) {
  if (id == asked) return kWholeId;
  if (id.starts_with(asked) && asked.find('-') != std::string_view::npos) return kIdBegins;
  if (asked.find('-') != std::string_view::npos)
    return id.find('-' + std::string(asked)) != std::string_view::npos ? kIdContains : 0;
  if (!alone) return 0;
  if (asked.size() >= kLeastOfNumber && id.ends_with('-' + std::string(asked))) return kWholeId;
  return id.find('-' + std::string(asked) + '-') != std::string_view::npos ? kIdContains : 0;
}

bool share_a_stem(const SpokenWord& a, const SpokenWord& b) { return quality_of(a, b) >= kSameStem; }

bool begins_with(std::span<const SpokenWord> words, std::span<const SpokenWord> phrase) {
  return words.size() >= phrase.size() && std::equal(phrase.begin(), phrase.end(), words.begin(), share_a_stem);
}

}  // namespace

RuleSearch::RuleSearch(const RuleTexts& texts, const SearchWords& said) {
  for (const Language language : kLanguages) {
    const auto at = static_cast<std::size_t>(language);
    for (const PhraseLists& lists : said.groups) {
      Group& group = groups_[at].emplace_back();
      for (const std::string& phrase : lists[at]) group.phrases.push_back(spoken_words(phrase, language));
    }
    for (const std::string& word : said.idle[at]) idle_[at].push_back(folded(word));
  }
  for (const RuleSection& section : texts.sections())
    for (const RuleText& rule : section.rules) {
      Entry entry{rule.id, {folded(rule.id)}, &rule, {}, {}};
      add(entry, section.title, kInSection);
      add(entry, rule.text, kInText);
      for (const EditionText& own : rule.differences) add(entry, own.text, kInText, &own);
      entries_.push_back(std::move(entry));
    }
  for (const RulingText& ruling : texts.rulings()) {
    Entry entry{ruling.id, {folded(ruling.id)}, &ruling, {}, {}};
    if (!ruling.rule.empty()) entry.folded_ids.push_back(folded(ruling.rule));
    add(entry, ruling.title, kInTitle);
    add(entry, ruling.text, kInText);
    for (const auto& [value, meaning] : ruling.values) add(entry, meaning, kInValue);
    entries_.push_back(std::move(entry));
  }
  for (const RuleAnswer& answer : said.answers) add(answer);
  for (const Language language : kLanguages) {
    const auto at = static_cast<std::size_t>(language);
    const auto learn = [&](const std::vector<SpokenWord>& words) {
      said_[at].insert(said_[at].end(), words.begin(), words.end());
    };
    for (const Group& group : groups_[at])
      for (const auto& phrase : group.phrases) learn(phrase);
    for (const Entry& entry : entries_)
      for (const Question& question : entry.questions[at]) learn(question.words);
  }
  for (const Language language : kLanguages) {
    const auto at = static_cast<std::size_t>(language);
    for (const Entry& entry : entries_) usual_length_[at] += static_cast<double>(entry.words[at].size());
    usual_length_[at] /= static_cast<double>(std::max<std::size_t>(1, entries_.size()));
  }
}

/// Ids without a text are left out.
void RuleSearch::add(const RuleAnswer& answer) {
  for (Entry& entry : entries_) {
    const auto place = std::find(answer.rules.begin(), answer.rules.end(), entry.id);
    if (place == answer.rules.end()) continue;
    for (const Language language : kLanguages) {
      const auto at = static_cast<std::size_t>(language);
      for (const std::string& question : answer.questions[at]) {
        entry.questions[at].push_back({without_idle(spoken_words(question, language), language),
                                       place == answer.rules.begin() ? 1 : kFurtherAnswer});
      }
    }
  }
}

void RuleSearch::add(Entry& entry, const Texts& texts, double worth, const EditionText* of) {
  for (const Language language : kLanguages) {
    const auto at = static_cast<std::size_t>(language);
    Vocabulary& known = vocabulary_[at];
    for (SpokenWord& word : spoken_words(pick(texts, language), language)) {
      const auto [place, is_new] = known.places.try_emplace(word.plain, known.words.size());
      entry.words[at].push_back({place->second, worth, of});
      if (is_new) known.words.push_back(std::move(word));
    }
  }
}

bool RuleSearch::is_idle(const SpokenWord& word, Language language) const {
  const auto& idle = idle_[static_cast<std::size_t>(language)];
  return std::find(idle.begin(), idle.end(), word.plain) != idle.end();
}

/// All of them if there is no other.
std::vector<SpokenWord> RuleSearch::without_idle(std::vector<SpokenWord> words, Language language) const {
  std::vector<SpokenWord> out;
  std::copy_if(words.begin(), words.end(), std::back_inserter(out),
               [&](const SpokenWord& word) { return !is_idle(word, language); });
  return out.empty() ? words : out;
}

/// The longest phrase that somebody has a synonym for is one part; other words are one each.
RuleSearch::Terms RuleSearch::terms_of(std::string_view query, Language language) const {
  const auto at = static_cast<std::size_t>(language);
  const std::vector<SpokenWord> words = spoken_words(query, language);
  const auto idle = [&](const SpokenWord& word) { return is_idle(word, language); };
  const bool all_idle = std::all_of(words.begin(), words.end(), idle);
  Terms terms;
  for (std::size_t i = 0; i < words.size();) {
    const std::span<const SpokenWord> rest = std::span(words).subspan(i);
    std::size_t taken = 1;
    std::vector<Phrase> term;
    for (const Group& group : groups_[at]) {
      std::size_t said = 0;
      for (const auto& phrase : group.phrases)
        if (begins_with(rest, phrase)) said = std::max(said, phrase.size());
      if (said == 0 || said < taken) continue;
      if (said > taken) term.clear();
      taken = said;
      for (const auto& phrase : group.phrases) term.push_back({without_idle(phrase, language), kSynonym});
    }
    if (taken > 1 || all_idle || !idle(words[i])) {
      term.insert(term.begin(),
                  {without_idle({rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(taken)}, language), 1});
      terms.push_back(std::move(term));
    }
    i += taken;
  }
  return terms;
}

/// Of every word of the rules in this language.
std::vector<double> RuleSearch::qualities(const SpokenWord& asked, Language language) const {
  const auto& words = vocabulary_[static_cast<std::size_t>(language)].words;
  std::vector<double> out(words.size());
  std::transform(words.begin(), words.end(), out.begin(),
                 [&](const SpokenWord& there) { return quality_of(asked, there); });
  if (std::any_of(out.begin(), out.end(), [](double quality) { return quality >= kBegins; }))
    for (double& quality : out)
      if (quality < kBegins) quality = 0;
  return out;
}

std::vector<std::vector<double>> RuleSearch::answers(const Terms& terms, Language language,
                                                     std::string_view edition) const {
  const auto at = static_cast<std::size_t>(language);
  std::vector<std::vector<double>> out(entries_.size(), std::vector<double>(terms.size()));
  for (std::size_t t = 0; t < terms.size(); ++t)
    for (const Phrase& phrase : terms[t]) {
      std::vector<std::vector<double>> qualities_of;
      for (const SpokenWord& word : phrase.words) qualities_of.push_back(qualities(word, language));
      for (std::size_t e = 0; e < entries_.size(); ++e) {
        double least = phrase.worth;
        for (const auto& quality : qualities_of) {
          double best = 0;
          for (const Placed& placed : entries_[e].words[at]) {
            const bool elsewhere =
                placed.of && !edition.empty() &&
                std::find(placed.of->of.begin(), placed.of->of.end(), edition) == placed.of->of.end();
            best = std::max(best, quality[placed.word] * placed.worth * (elsewhere ? kOtherEdition : 1));
          }
          least = std::min(least, best * phrase.worth);
        }
        out[e][t] = std::max(out[e][t], least);
      }
    }
  return out;
}

/// Raises `scores` to what each entry is worth as an answer in this language.
void RuleSearch::score_words(std::string_view query, Language language, std::string_view edition,
                             std::vector<double>& scores) const {
  const auto at = static_cast<std::size_t>(language);
  const Terms terms = terms_of(query, language);
  const auto answered = answers(terms, language, edition);
  std::vector<double> rarity(terms.size());
  double asked = 0;
  for (std::size_t t = 0; t < terms.size(); ++t) {
    const auto count = std::count_if(answered.begin(), answered.end(), [&](const auto& entry) { return entry[t] > 0; });
    if (count == 0) continue;  // a word that no rule has says nothing about which one is meant
    rarity[t] = std::log(1 + static_cast<double>(entries_.size()) / static_cast<double>(count));
    asked += rarity[t];
  }
  std::vector<double> own(entries_.size());
  for (std::size_t e = 0; e < entries_.size(); ++e) {
    double sum = 0, covered = 0;
    for (std::size_t t = 0; t < terms.size(); ++t) {
      sum += rarity[t] * answered[e][t];
      if (answered[e][t] > 0) covered += rarity[t];
    }
    if (covered == 0 || covered < kLeastCovered * asked) continue;
    const double length = static_cast<double>(entries_[e].words[at].size()) / usual_length_[at];
    own[e] = sum * (covered / asked) / (1 - kLengthMatters + kLengthMatters * length);
    if (!entries_[e].scope->holds_in(edition)) own[e] *= kNotInEdition;
  }
  const double best = own.empty() ? 0 : *std::max_element(own.begin(), own.end());
  for (std::size_t e = 0; e < entries_.size(); ++e)
    if (own[e] > kLeastOfBest * best) scores[e] = std::max(scores[e], own[e]);
}

/// A question that is kept is met if little of it is missing in what is asked, and little of what is asked is not in
/// it.
void RuleSearch::score_questions(std::string_view query, Language language, std::vector<double>& scores) const {
  const auto at = static_cast<std::size_t>(language);
  const Terms terms = terms_of(query, language);
  if (terms.empty()) return;
  const auto met = [&](const std::vector<Phrase>& term, std::span<const SpokenWord> words) {
    return std::any_of(term.begin(), term.end(), [&](const Phrase& phrase) {
      return std::all_of(phrase.words.begin(), phrase.words.end(), [&](const SpokenWord& asked) {
        return std::any_of(words.begin(), words.end(),
                           [&](const SpokenWord& there) { return quality_of(asked, there) >= kBegins; });
      });
    });
  };
  const auto asked = [&](const SpokenWord& there) {
    return std::any_of(terms.begin(), terms.end(), [&](const auto& term) {
      return std::any_of(term.begin(), term.end(), [&](const Phrase& phrase) {
        return std::any_of(phrase.words.begin(), phrase.words.end(),
                           [&](const SpokenWord& word) { return quality_of(word, there) >= kBegins; });
      });
    });
  };
  for (std::size_t e = 0; e < entries_.size(); ++e) {
    double best = 0;
    for (const Question& question : entries_[e].questions[at]) {
      const auto& words = question.words;
      const auto found = std::count_if(terms.begin(), terms.end(), [&](const auto& term) { return met(term, words); });
      const auto named = std::count_if(words.begin(), words.end(), asked);
      if (found == 0 || named == 0) continue;
      const double of_query = static_cast<double>(found) / static_cast<double>(terms.size());
      const double of_question = static_cast<double>(named) / static_cast<double>(words.size());
      const double both = 2 * of_query * of_question / (of_query + of_question);
      if (both >= kLeastMet) best = std::max(best, both * both * question.worth);
    }
    scores[e] += kQuestionMet * best;
  }
}

std::vector<std::string> RuleSearch::find(std::string_view query, Language language, std::string_view edition) const {
  std::vector<double> scores(entries_.size());
  score_words(query, language, edition, scores);
  score_questions(query, language, scores);
  // The idle words of one language begin words of another: the others count only where nothing is found in this one.
  if (std::all_of(scores.begin(), scores.end(), [](double score) { return score == 0; }))
    for (const Language other : kLanguages) {
      score_words(query, other, edition, scores);
      score_questions(query, other, scores);
    }
  const std::vector<SpokenWord> words = spoken_words(query, language);
  std::vector<double> by_id(entries_.size());
  for (const SpokenWord& word : words)
    for (std::size_t e = 0; e < entries_.size(); ++e) {
      double best = 0;
      for (const std::string& id : entries_[e].folded_ids)
        best = std::max(best, id_score(id, word.plain, words.size() == 1));
      by_id[e] += best;
    }
  const bool one_is_meant = std::any_of(words.begin(), words.end(), looks_like_an_id) &&
                            std::any_of(by_id.begin(), by_id.end(), [](double score) { return score > 0; });
  for (std::size_t e = 0; e < entries_.size(); ++e)
    scores[e] = one_is_meant && by_id[e] == 0 ? 0 : scores[e] + by_id[e];
  std::vector<std::size_t> found;
  for (std::size_t e = 0; e < entries_.size(); ++e)
    if (scores[e] > 0) found.push_back(e);
  std::stable_sort(found.begin(), found.end(), [&](std::size_t a, std::size_t b) { return scores[a] > scores[b]; });
  std::vector<std::string> ids;
  ids.reserve(found.size());
  for (const std::size_t e : found) ids.push_back(entries_[e].id);
  return ids;
}

std::vector<TextPart> RuleSearch::found_parts(std::string_view text, const Terms& terms, Language language) {
  std::vector<TextPart> out;
  for (const SpokenWord& there : spoken_words(text, language)) {
    double best = 0;
    for (const auto& term : terms)
      for (const Phrase& phrase : term)
        for (const SpokenWord& asked : phrase.words) best = std::max(best, quality_of(asked, there));
    if (best > kContains) out.push_back({there.from, there.size, false});
    if (best != kContains) continue;
    for (const auto& term : terms)  // only the letters that were asked for
      for (const SpokenWord& asked : term.front().words)
        if (const auto in = there.plain.find(asked.plain); in != std::string::npos && there.plain.size() == there.size)
          out.push_back({there.from + in, asked.plain.size(), false});
  }
  return out;
}

std::optional<std::string> RuleSearch::nearest(std::string_view query, Language language) const {
  const auto at = static_cast<std::size_t>(language);
  std::vector<std::string_view> known;
  for (const auto* words : {&vocabulary_[at].words, &said_[at]})
    for (const SpokenWord& word : *words) known.push_back(word.plain);
  const auto is_known = [&](const SpokenWord& asked) {
    const auto answers = [&](const SpokenWord& word) { return quality_of(asked, word) > 0; };
    return std::any_of(vocabulary_[at].words.begin(), vocabulary_[at].words.end(), answers) ||
           std::any_of(said_[at].begin(), said_[at].end(), answers);
  };
  std::string out;
  bool changed = false;
  for (const SpokenWord& asked : spoken_words(query, language)) {
    const bool slip = asked.plain.size() >= kLeastToMend && !is_known(asked);
    const std::string near = slip ? table::nearest_word(asked.plain, known) : std::string();
    changed |= !near.empty();
    if (!out.empty()) out += ' ';
    out += near.empty() ? std::string(query.substr(asked.from, asked.size)) : near;
  }
  return changed ? std::optional(out) : std::nullopt;
}

}  // namespace playsheet::wording
