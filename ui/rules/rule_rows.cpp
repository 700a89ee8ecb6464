// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rule_rows.h"

#include <QtGlobal>
#include <map>

#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"

namespace playsheet {
namespace {

using wording::Language;
using Kind = RuleBlock::Kind;

class RowMaker {
 public:
  RowMaker(const wording::RuleTexts& texts, const wording::RuleSearch& search, const RuleQuery& query)
      : texts_(texts),
        query_(query),
        language_(wordingLanguage(query.language)),
        edition_(query.edition.toStdString()),
        asked_(search.terms_of(query.words.toStdString(), language_)) {}

  RuleRow heading(const QString& title, const wording::RuleScope& scope, int section) const {
    RuleRow out;
    out.kind = RuleRow::Kind::Heading;
    out.section = section;
    out.title = title;
    out.only = onlyIn(scope);
    return out;
  }

  /// `over`: what a heading has said already of where the rule holds.
  RuleRow row(const wording::RuleText& rule, int section, const wording::RuleScope& over = {}) const {
    RuleRow out = begun(rule.id, rule, section, over);
    const bool chosen_ones = texts_.book().is_chosen;  // else nothing can be chosen that would show it
    const bool open = query_.everyEdition || query_.open.contains(out.id);
    const bool folded = out.foreign && chosen_ones && !open;
    if (!folded) out.blocks.push_back(block(Kind::Text, {}, wording::pick(rule.text, language_)));
    bool others = out.foreign && chosen_ones;
    for (const wording::EditionText& own : rule.differences) {
      const bool chosen = rule.difference(edition_) == &own;
      others = others || !chosen;
      if (chosen || open)
        out.blocks.push_back(
            block(chosen ? Kind::OwnEdition : Kind::OtherEdition, titles(own.of), wording::pick(own.text, language_)));
    }
    if (others && !query_.everyEdition) out.blocks.push_back(plain(Kind::Toggle, toggleText(out, open)));
    return out;
  }

  RuleRow row(const wording::RulingText& ruling, int section) const {
    RuleRow out = begun(ruling.id, ruling, section, {});
    if (!ruling.rule.empty()) out.sign = QString::fromStdString(ruling.rule);
    out.blocks.push_back(block(Kind::Title, {}, wording::pick(ruling.title, language_)));
    out.blocks.push_back(block(Kind::Text, {}, wording::pick(ruling.text, language_)));
    for (const auto& [name, meaning] : ruling.values)
      out.blocks.push_back(block(Kind::Value, {}, wording::pick(meaning, language_)));
    return out;
  }

 private:
  RuleRow begun(const std::string& id, const wording::RuleScope& scope, int section,
                const wording::RuleScope& over) const {
    RuleRow out;
    out.id = out.sign = QString::fromStdString(id);
    out.section = section;
    out.foreign = !scope.holds_in(edition_);
    const bool told = texts_.book().is_chosen ? out.foreign : scope.editions != over.editions;
    if (told && !scope.editions.empty()) out.blocks.push_back(plain(Kind::Note, onlyIn(scope)));
    return out;
  }

  QString titles(const std::vector<std::string>& editions) const {
    QStringList names;
    for (const std::string& edition : editions)
      names.append(QString::fromStdString(wording::edition_title(texts_.book(), edition, language_)));
    return names.join(QStringLiteral(", "));
  }

  QString onlyIn(const wording::RuleScope& scope) const {
    if (scope.editions.empty()) return {};
    return inLanguage(query_.language, QT_TRANSLATE_NOOP("Match", "Only in: %1")).arg(titles(scope.editions));
  }

  QString toggleText(const RuleRow& row, bool open) const {
    if (row.foreign)
      return inLanguage(query_.language, open ? QT_TRANSLATE_NOOP("Match", "Hide this rule")
                                              : QT_TRANSLATE_NOOP("Match", "Show this rule"));
    return inLanguage(query_.language, open ? QT_TRANSLATE_NOOP("Match", "Hide other editions")
                                            : QT_TRANSLATE_NOOP("Match", "Other editions differ"));
  }

  static RuleBlock plain(Kind kind, const QString& text) { return {kind, text, {}}; }

  /// Bytes of the text become letters of the screen.
  static RuleSpan span(const std::string& text, const wording::TextPart& part, RuleSpan::Kind kind, qsizetype before) {
    const auto letters = [&](std::size_t from, std::size_t size) {
      return QString::fromUtf8(text.data() + from, static_cast<qsizetype>(size)).size();
    };
    return {before + letters(0, part.from), letters(part.from, part.size), kind};
  }

  RuleBlock block(Kind kind, const QString& label, const std::string& text) const {
    RuleBlock out{kind, {}, {}};
    if (!label.isEmpty()) {
      out.text = label + QStringLiteral(": ");
      out.spans.push_back({0, label.size() + 1, RuleSpan::Kind::Strong});
    }
    const qsizetype before = out.text.size();
    out.text += QString::fromStdString(text);
    for (const auto& part : texts_.parts(text))
      if (part.is_link) out.spans.push_back(span(text, part, RuleSpan::Kind::Link, before));
    for (const auto& part : wording::RuleSearch::found_parts(text, asked_, language_))
      out.spans.push_back(span(text, part, RuleSpan::Kind::Found, before));
    return out;
  }

  const wording::RuleTexts& texts_;
  const RuleQuery& query_;
  Language language_;
  std::string edition_;
  wording::RuleSearch::Terms asked_;
};

std::vector<RuleRow> hits(const wording::RuleTexts& texts, const wording::RuleSearch& search, const RuleQuery& query,
                          const RowMaker& maker) {
  const auto titles = ruleSections(texts, query.language);
  std::map<std::string, int, std::less<>> sections;
  for (std::size_t i = 0; i < texts.sections().size(); ++i)
    for (const auto& rule : texts.sections()[i].rules) sections[rule.id] = static_cast<int>(i);
  const int last = static_cast<int>(titles.size()) - 1;
  std::vector<RuleRow> out;
  int before = -1;
  for (const std::string& id :
       search.find(query.words.toStdString(), wordingLanguage(query.language), query.edition.toStdString())) {
    const auto* rule = texts.rule(id);
    out.push_back(rule ? maker.row(*rule, sections[id]) : maker.row(*texts.ruling(id), last));
    const int section = out.back().section;
    if (section != before) out.back().title = titles[static_cast<std::size_t>(section)];
    before = section;
  }
  return out;
}

}  // namespace

std::vector<QString> ruleSections(const wording::RuleTexts& texts, const QString& language) {
  std::vector<QString> out;
  for (const auto& section : texts.sections())
    out.push_back(QString::fromStdString(wording::pick(section.title, wordingLanguage(language))));
  if (!texts.rulings().empty()) out.push_back(inLanguage(language, QT_TRANSLATE_NOOP("Match", "House rules")));
  return out;
}

std::vector<RuleRow> ruleRows(const wording::RuleTexts& texts, const wording::RuleSearch& search,
                              const RuleQuery& query) {
  const RowMaker maker(texts, search, query);
  if (!query.words.trimmed().isEmpty()) return hits(texts, search, query, maker);
  const auto titles = ruleSections(texts, query.language);
  std::vector<RuleRow> out;
  for (std::size_t i = 0; i < texts.sections().size(); ++i) {
    const wording::RuleSection& section = texts.sections()[i];
    out.push_back(maker.heading(titles[i], section, static_cast<int>(i)));
    for (const auto& rule : section.rules) out.push_back(maker.row(rule, static_cast<int>(i), section));
  }
  if (texts.rulings().empty()) return out;
  const int last = static_cast<int>(titles.size()) - 1;
  out.push_back(maker.heading(titles.back(), {}, last));
  for (const auto& ruling : texts.rulings()) out.push_back(maker.row(ruling, last));
  return out;
}

}  // namespace playsheet
