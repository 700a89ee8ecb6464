// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTimer>
#include <algorithm>
#include <array>

#include "ui/collection/card_facets.h"
#include "ui/collection/card_list_model.h"
#include "ui/collection/gormiti_shelf.h"
#include "ui/collection/query_bar.h"
#include "ui/collection/query_fault.h"
#include "ui/gormiti/gormiti_face.h"
#include "ui/gormiti/sheet_text.h"
#include "ui/speech/from_view.h"
#include "ui/speech/words.h"
#include "ui/wording/gormiti/search_help.h"
#include "ui/wording/gormiti/words.h"
#include "ui/wording/search_text.h"

/// The search for cards of Gormiti on the page of the collection, and its filters.
namespace playsheet {

namespace {

/// Values of one kind are alternatives; a property or a figure is asked for in a condition of its own.
bool isAlternativeOf(gormiti_search::Field field) {
  return field == gormiti_search::Field::type || field == gormiti_search::Field::element ||
         field == gormiti_search::Field::category || field == gormiti_search::Field::rarity;
}

ShelfFacet rowOf(gormiti_search::Field field, std::string value, const QString& words, const QString& icon) {
  return {static_cast<int>(field), std::move(value), words, {}, icon, {}};
}

std::string valueOf(gormiti_search::Field field, int value) {
  return std::string(gormiti_search::value_word(field, value));
}

FacetGroup elementRows(wording::Language language) {
  FacetGroup group{fromView(gormiti_wording::name_of(gormiti_wording::Term::element, language)), {}};
  for (int i = 0; i < gormiti_search::value_count(gormiti_search::Field::element); ++i) {
    const auto element = static_cast<gormiti::Element>(i);
    group.facets.push_back(rowOf(gormiti_search::Field::element, valueOf(gormiti_search::Field::element, i),
                                 fromView(gormiti_wording::name_of(element, language)), {}));
    group.facets.back().symbol = letterOf(element);
  }
  return group;
}

FacetGroup typeRows(wording::Language language) {
  using gormiti_wording::SheetWord;
  constexpr std::array kWords{SheetWord::fighter, SheetWord::weapon, SheetWord::arena, SheetWord::magic,
                              SheetWord::move};
  constexpr std::array<const char*, 5> kIcons{"fighter", "weapon", "arena", "magic", "move"};
  FacetGroup group{CardFacets::tr("Type"), {}};
  for (std::size_t i = 0; i < kWords.size(); ++i)
    group.facets.push_back(rowOf(gormiti_search::Field::type, valueOf(gormiti_search::Field::type, static_cast<int>(i)),
                                 sheetText(kWords[i], language), QLatin1String(kIcons[i])));
  return group;
}

/// Each with its crest.
FacetGroup categoryRows(wording::Language language) {
  FacetGroup group{fromView(gormiti_wording::name_of(gormiti_wording::Term::category, language)), {}};
  for (int i = 0; i < gormiti_search::value_count(gormiti_search::Field::category); ++i) {
    const std::string word = valueOf(gormiti_search::Field::category, i);
    group.facets.push_back(rowOf(gormiti_search::Field::category, word,
                                 fromView(gormiti_wording::name_of(static_cast<gormiti::Category>(i), true, language)),
                                 QString::fromStdString(word)));
  }
  return group;
}

FacetGroup figureRows(wording::Language language) {
  const auto atLeast = [&](gormiti_wording::Term term, int number) {
    return CardFacets::tr("%1 %2 or more").arg(fromView(gormiti_wording::name_of(term, language))).arg(number);
  };
  return {CardFacets::tr("Numbers"),
          {rowOf(gormiti_search::Field::atk, ">=30", atLeast(gormiti_wording::Term::atk, 30), QStringLiteral("attack")),
           rowOf(gormiti_search::Field::hp, ">=90", atLeast(gormiti_wording::Term::hp, 90), QStringLiteral("life")),
           rowOf(gormiti_search::Field::pay, "0", CardFacets::tr("Without payment"), QStringLiteral("deploy")),
           rowOf(gormiti_search::Field::pay, ">0", CardFacets::tr("With payment"), QStringLiteral("coin"))}};
}

FacetGroup rarityRows(wording::Language language) {
  FacetGroup group{CardListModel::tr("Rarity"), {}};
  for (int i = 0; i < gormiti_search::value_count(gormiti_search::Field::rarity); ++i)
    group.facets.push_back(rowOf(gormiti_search::Field::rarity, valueOf(gormiti_search::Field::rarity, i),
                                 fromView(gormiti_wording::name_of(static_cast<gormiti::Rarity>(i + 1), language)),
                                 QStringLiteral("star")));
  return group;
}

gormiti_search::Query without(gormiti_search::Query query, gormiti_search::Field field) {
  std::erase_if(query, [&](const gormiti_search::Term& term) { return term.field == field && term.wanted; });
  return query;
}

}  // namespace

QString GormitiShelf::placeholder() const {
  return QueryBar::tr("Search in any language, for example t:fighter e:fire atk>=30");
}

std::vector<HelpChapter> GormitiShelf::help() const {
  const wording::Language language = programWording();
  std::vector<HelpChapter> chapters;
  for (const gormiti_wording::SearchChapter& chapter : gormiti_wording::search_help()) {
    HelpChapter& added = chapters.emplace_back(HelpChapter{fromView(wording::pick(chapter.title, language)), {}});
    for (const gormiti_wording::SearchExample& example : chapter.examples)
      added.examples.push_back({fromView(example.query), fromView(wording::pick(example.words, language))});
  }
  return chapters;
}

std::vector<FacetGroup> GormitiShelf::facets() const {
  const wording::Language language = programWording();
  FacetGroup own{CardFacets::tr("Collection"),
                 {rowOf(gormiti_search::Field::is, "owned", CardFacets::tr("Owned"), QStringLiteral("hand")),
                  rowOf(gormiti_search::Field::is, "hero", CardFacets::tr("Can be the Hero"), QStringLiteral("head"))}};
  if (tray_)
    own.facets.push_back(
        rowOf(gormiti_search::Field::is, "deck", CardFacets::tr("In this deck"), QStringLiteral("deck")));
  return {elementRows(language), typeRows(language),   categoryRows(language),
          figureRows(language),  rarityRows(language), std::move(own)};
}

void GormitiShelf::ask(const QObject* asker, const QString& text, Answer answer) {
  QTimer::singleShot(0, asker, [this, text, answer = std::move(answer), asked = ++asked_] {
    if (asked == asked_) answer(found(text));
  });
}

ShelfFound GormitiShelf::found(const QString& text) {
  gormiti_search::Reading reading = gormiti_search::read(text.toStdString());
  ShelfFound out;
  const wording::Language words = programWording();
  if (reading.problem) {
    out.fault = queryFault(*reading.problem,
                           QString::fromStdString(wording::search_problem_text(*reading.problem, words)), text);
    return out;
  }
  query_ = std::move(*reading.query);
  answered_ = query_;
  out.isQuery = true;
  out.cards = found_ = index_.find(query_);
  for (std::size_t i = 0; i < query_.size(); ++i) {
    gormiti_search::Query rest = query_;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    out.chips.push_back({QString::fromStdString(gormiti_search::text_of(query_[i])),
                         QString::fromStdString(gormiti_search::text_of(rest))});
  }
  if (found_.empty())
    if (const auto unknown = index_.unknown_word(query_))
      out.fault = queryFault(*unknown, QString::fromStdString(wording::unknown_word_text(*unknown, words)), text);
  return out;
}

std::vector<bool> GormitiShelf::ticked() const {
  std::vector<bool> out;
  for (const gormiti_search::Term& facet : facets_)
    out.push_back(std::any_of(query_.begin(), query_.end(), [&](const gormiti_search::Term& term) {
      if (!isAlternativeOf(facet.field)) return gormiti_search::text_of(term) == gormiti_search::text_of(facet);
      return term.wanted && term.field == facet.field &&
             std::find(term.values.begin(), term.values.end(), facet.values.front()) != term.values.end();
    }));
  return out;
}

/// Alternatives are counted among what would be found without a choice of their kind; the rest narrows what is found.
std::vector<int> GormitiShelf::counts() const {
  std::vector<int> out;
  for (const gormiti_search::Term& facet : facets_) {
    const auto among = isAlternativeOf(facet.field) ? index_.find(without(answered_, facet.field)) : found_;
    out.push_back(static_cast<int>(std::count_if(
        among.begin(), among.end(), [&](gormiti::DefinitionId card) { return index_.fits(card, facet); })));
  }
  return out;
}

QString GormitiShelf::press(std::size_t index) {
  const gormiti_search::Term& facet = facets_[index];
  const auto same = std::find_if(query_.begin(), query_.end(), [&](const gormiti_search::Term& term) {
    return isAlternativeOf(facet.field) ? term.wanted && term.field == facet.field
                                        : gormiti_search::text_of(term) == gormiti_search::text_of(facet);
  });
  if (same == query_.end()) {
    query_.push_back(facet);
  } else if (!isAlternativeOf(facet.field)) {
    query_.erase(same);
  } else {
    const auto value = std::find(same->values.begin(), same->values.end(), facet.values.front());
    if (value == same->values.end())
      same->values.insert(std::upper_bound(same->values.begin(), same->values.end(), facet.values.front()),
                          facet.values.front());
    else
      same->values.erase(value);
    if (same->values.empty()) query_.erase(same);
  }
  return QString::fromStdString(gormiti_search::text_of(query_));
}

}  // namespace playsheet
