// SPDX-License-Identifier: GPL-3.0-or-later
#include <QStringList>
#include <algorithm>
#include <array>

#include "ui/collection/card_facets.h"
#include "ui/collection/naruto_shelf.h"
#include "ui/collection/query_bar.h"
#include "ui/collection/query_fault.h"
#include "ui/speech/from_view.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/wording/search_text.h"
#include "ui/wording/terms.h"

/// The search for cards of Naruto on the page of the collection, and its filters.
namespace playsheet {

namespace search = naruto::search;

namespace {

/// A property is asked for beside the rest of the query, in a term of its own.
bool isAlternative(search::Field field) { return field == search::Field::symbol || field == search::Field::type; }

search::Field fieldOf(const ShelfFacet& facet) { return static_cast<search::Field>(facet.kind); }

std::size_t chipOf(const search::Node& query, search::Field field, const std::string& value) {
  search::Node term{search::Node::Kind::term};
  term.term.field = field;
  term.term.text = value;
  const std::string text = search::canonical_text(term);
  const auto all = search::chips(query);
  return static_cast<std::size_t>(std::find(all.begin(), all.end(), text) - all.begin());
}

ShelfFacet facet(search::Field field, std::string value, const QString& words, const char* icon,
                 const QString& tip = {}) {
  return {static_cast<int>(field), std::move(value), words, {}, QLatin1String(icon), tip};
}

FacetGroup symbolFacets() {
  FacetGroup group{CardFacets::tr("Symbol"), {}};
  const auto& names = search::values_of(search::Field::symbol);
  for (int i = 0; i < static_cast<int>(naruto::kSymbolCount); ++i) {
    const auto first = std::find_if(names.begin(), names.end(), [&](const auto& n) { return n.value == i; });
    ShelfFacet& added = group.facets.emplace_back(
        facet(search::Field::symbol, std::string(first->name),
              QString::fromStdString(wording::term(static_cast<naruto::Symbol>(i), programWording())), ""));
    added.symbol = QLatin1Char(naruto::kSymbolLetters[static_cast<std::size_t>(i)]);
  }
  return group;
}

FacetGroup typeFacets() {
  FacetGroup group{CardFacets::tr("Type"), {}};
  constexpr std::array<const char*, 4> kIcons{"team", "mission", "jutsu", "client"};
  for (std::size_t i = 0; i < kIcons.size(); ++i) {
    const auto type = static_cast<naruto::CardType>(i);
    group.facets.push_back(facet(search::Field::type, std::string(table::name_of(type)),
                                 QString::fromStdString(wording::term(type, programWording())), kIcons[i]));
  }
  return group;
}

/// What the effect of a card does, in the words of `does:`.
FacetGroup deedFacets() {
  struct Deed {
    const char* value;
    const char* words;
    const char* icon;
  };
  constexpr std::array kDeeds{Deed{"damage", QT_TRANSLATE_NOOP("playsheet::CardFacets", "Damages, injures"), "injured"},
                              Deed{"heal", QT_TRANSLATE_NOOP("playsheet::CardFacets", "Heals"), "healthy"},
                              Deed{"draw", QT_TRANSLATE_NOOP("playsheet::CardFacets", "Draws"), "deck"},
                              Deed{"discard", QT_TRANSLATE_NOOP("playsheet::CardFacets", "Discards"), "graveyard"},
                              Deed{"return", QT_TRANSLATE_NOOP("playsheet::CardFacets", "Returns to hand"), "hand"},
                              Deed{"negate", QT_TRANSLATE_NOOP("playsheet::CardFacets", "Negates"), "pass"},
                              Deed{"search", QT_TRANSLATE_NOOP("playsheet::CardFacets", "Searches, looks"), "search"},
                              Deed{"power", QT_TRANSLATE_NOOP("playsheet::CardFacets", "Changes power"), "jutsu"},
                              Deed{"protect", QT_TRANSLATE_NOOP("playsheet::CardFacets", "Protects"), "lock"},
                              Deed{"reward", QT_TRANSLATE_NOOP("playsheet::CardFacets", "Rewards"), "reward"}};
  FacetGroup group{CardFacets::tr("Effect"), {}};
  for (const Deed& deed : kDeeds)
    group.facets.push_back(
        facet(search::Field::does, deed.value, CardFacets::tr(deed.words), deed.icon,
              QStringLiteral("%1 · does:%2").arg(CardFacets::tr(deed.words), QLatin1String(deed.value))));
  return group;
}

FacetGroup ownFacets() {
  return {CardFacets::tr("Collection"),
          {facet(search::Field::is, "owned", CardFacets::tr("Owned"), "hand"),
           facet(search::Field::is, "missing", CardFacets::tr("Missing"), "warning",
                 CardFacets::tr("A deck needs more copies than are owned")),
           facet(search::Field::in, "deck", CardFacets::tr("In decks"), "deck"),
           facet(search::Field::is, "ready", CardFacets::tr("Automated"), "check",
                 CardFacets::tr("The card’s effect is automated"))}};
}

std::vector<QueryChip> chipsOf(const search::Node& query) {
  const auto texts = search::chips(query);
  std::vector<QueryChip> chips;
  if (texts.size() > 1 || !query.parts.empty())
    for (std::size_t i = 0; i < texts.size(); ++i)
      chips.push_back({QString::fromStdString(texts[i]),
                       QString::fromStdString(search::canonical_text(search::without_chip(query, i)))});
  return chips;
}

}  // namespace

QueryFault queryFault(const search::Problem& problem, const QString& sentence, const QString& query) {
  QByteArray bytes = query.toUtf8();
  const auto begin = static_cast<qsizetype>(problem.begin);
  const QByteArray old = bytes.mid(begin, static_cast<qsizetype>(problem.end) - begin);
  QueryFault fault{sentence,
                   static_cast<int>(QString::fromUtf8(bytes.left(begin)).size()),
                   static_cast<int>(QString::fromUtf8(old).size()),
                   {}};
  if (problem.nearest.empty()) return fault;
  QByteArray word = QByteArray::fromStdString(problem.nearest);
  if (word.contains(' ') || old.startsWith('"')) word = '"' + word + '"';
  fault.mended = QString::fromUtf8(bytes.replace(begin, old.size(), word));
  return fault;
}

QString NarutoShelf::placeholder() const {
  return QueryBar::tr("Search in any language, for example t:ninja s:fire power>=4");
}

std::vector<HelpChapter> NarutoShelf::help() const {
  const wording::Language language = programWording();
  std::vector<HelpChapter> chapters;
  for (const wording::SearchChapter& chapter : wording::search_help()) {
    HelpChapter& added = chapters.emplace_back(HelpChapter{fromView(wording::pick(chapter.title, language)), {}});
    for (const wording::SearchExample& example : chapter.examples)
      added.examples.push_back({fromView(example.query), fromView(wording::pick(example.words, language))});
  }
  return chapters;
}

std::vector<FacetGroup> NarutoShelf::facets() const {
  return {symbolFacets(), typeFacets(), deedFacets(), ownFacets()};
}

void NarutoShelf::ask(const QObject* asker, const QString& query, Answer answer) {
  store_.ask(asker, query, [this, query, answer = std::move(answer)](const FoundCards& found) {
    ShelfFound out;
    out.isQuery = found.query.has_value();
    out.trouble = found.trouble;
    if (found.query) {
      out.cards = found.cards;
      out.chips = chipsOf(*found.query);
      query_ = *found.query;
      found_ = found;
    }
    const wording::Language words = programWording();
    if (found.problem)
      out.fault = queryFault(*found.problem,
                             QString::fromStdString(wording::search_problem_text(*found.problem, words)), query);
    else if (found.unknown)
      out.fault =
          queryFault(*found.unknown, QString::fromStdString(wording::unknown_word_text(*found.unknown, words)), query);
    answer(out);
  });
  if (!std::exchange(deeds_asked_, true)) askDeeds();
}

/// What cards do is known to the search alone: it is asked once for each word, so that a row counts exactly what the
/// list shows when the row is pressed.
void NarutoShelf::askDeeds() {
  for (const ShelfFacet& each : facets_) {
    if (fieldOf(each) != search::Field::does) continue;
    auto* asker = new QObject(this);  // of each only the newest question is answered
    store_.ask(asker, QStringLiteral("does:") + QString::fromStdString(each.value),
               [this, asker, deed = each.value](const FoundCards& found) {
                 deedsKnown(deed, found);
                 asker->deleteLater();
               });
  }
}

void NarutoShelf::deedsKnown(const std::string& deed, const FoundCards& found) {
  auto& does = deeds_[deed];
  does.assign(cards_.size(), false);
  for (const naruto::DefinitionId card : found.cards) does[card] = true;
  const auto asked = std::count_if(facets_.begin(), facets_.end(),
                                   [](const ShelfFacet& each) { return fieldOf(each) == search::Field::does; });
  if (deeds_.size() == static_cast<std::size_t>(asked) && found_.query) emit counted();
}

std::vector<bool> NarutoShelf::ticked() const {
  const std::size_t chips = search::chips(query_).size();
  std::vector<bool> out;
  for (const ShelfFacet& each : facets_) {
    const search::Field field = fieldOf(each);
    const auto values = search::alternatives(query_, field);
    out.push_back(isAlternative(field) ? std::find(values.begin(), values.end(), each.value) != values.end()
                                       : chipOf(query_, field, each.value) < chips);
  }
  return out;
}

bool NarutoShelf::fits(naruto::DefinitionId id, const ShelfFacet& each, const std::vector<bool>& missing) const {
  const naruto::CardDefinition& card = cards_[id];
  switch (fieldOf(each)) {
    case search::Field::symbol:
      for (const auto& named : search::values_of(search::Field::symbol))
        if (named.name == each.value) return card.symbols.has(static_cast<naruto::Symbol>(named.value));
      return false;
    case search::Field::type:
      return table::name_of(card.type) == each.value;
    case search::Field::does: {
      const auto does = deeds_.find(each.value);
      return does != deeds_.end() && does->second[id];
    }
    case search::Field::in:
      return inDecks(id) > 0;
    default:
      if (each.value == "owned") return store_.owned(id) > 0;
      return each.value == "ready" ? card.readiness == naruto::Readiness::ready : bool{missing[id]};
  }
}

/// Symbols and types are alternatives: each is counted among what would be found without a choice of its kind. The
/// rest narrows what is found.
std::vector<int> NarutoShelf::counts() const {
  std::vector<bool> missing(cards_.size());
  for (const naruto::Deck& deck : store_.decks())
    for (const auto* list : {&deck.cards, &deck.sideboard, &deck.reinforcement})
      for (const naruto::DeckEntry& entry : *list)
        if (const auto card = cards_.find(entry.code); card && entry.count > store_.owned(*card)) missing[*card] = true;
  std::vector<int> out;
  for (const ShelfFacet& each : facets_) {
    const search::Field field = fieldOf(each);
    const auto& cards = field == search::Field::symbol ? found_.ofAnySymbol
                        : field == search::Field::type ? found_.ofAnyType
                                                       : found_.cards;
    out.push_back(static_cast<int>(std::count_if(
        cards.begin(), cards.end(), [&](naruto::DefinitionId card) { return fits(card, each, missing); })));
  }
  return out;
}

QString NarutoShelf::press(std::size_t index) {
  const ShelfFacet& pressed = facets_[index];
  const search::Field field = fieldOf(pressed);
  search::Node next = query_;
  if (isAlternative(field)) {
    auto values = search::alternatives(query_, field);
    const auto there = std::find(values.begin(), values.end(), pressed.value);
    if (there != values.end())
      values.erase(there);
    else
      values.push_back(pressed.value);
    next = search::choosing(std::move(next), field, values);
  } else if (const std::size_t chip = chipOf(query_, field, pressed.value); chip < search::chips(query_).size()) {
    next = search::without_chip(std::move(next), chip);
  } else {
    if (next.kind != search::Node::Kind::all) next = search::Node{search::Node::Kind::all, {query_}};
    search::Node& term = next.parts.emplace_back(search::Node{search::Node::Kind::term});
    term.term.field = field;
    term.term.text = pressed.value;
  }
  query_ = next;
  return QString::fromStdString(search::canonical_text(query_));
}

}  // namespace playsheet
