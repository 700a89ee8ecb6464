// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_reader.h"

#include <QStringList>

#include "ui/gormiti/gormiti_face.h"
#include "ui/gormiti/sheet_text.h"
#include "ui/speech/from_view.h"
#include "ui/speech/words.h"
#include "ui/wording/gormiti/sheet_words.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet {

using gormiti_wording::SheetWord;
using Tone = ReaderLine::Tone;

namespace {

QString withSign(int value) { return value < 0 ? QString::number(value) : QStringLiteral("+%1").arg(value); }

/// The lines under a card that lies on the table.
class PageLines {
 public:
  PageLines(const GormitiReading& table, const gormiti::SeenCard& card)
      : table_(table), card_(card), language_(wordingLanguage(table.language)) {}

  std::vector<ReaderLine> lines() {
    const gormiti::CardDefinition& printed = table_.cards[card_.definition];
    if (gormiti::is_fighter_zone(card_.zone)) figures(printed);
    if (card_.zone == gormiti::Zone::fighters && card_.waits)
      add("turn", say(SheetWord::entered_now), Tone::Bad);
    else if (card_.attacks > card_.extra_attacks)
      add("check", say(SheetWord::has_attacked), Tone::Muted);
    if (card_.duration > 0) add("turn", say(SheetWord::turns_left).arg(card_.duration), Tone::Plain);
    for (const gormiti::CounterStack& stack : card_.counters)
      if (stack.n > 0) add("coin", say(SheetWord::counters).arg(counterName(stack.kind)).arg(stack.n), Tone::Plain);
    if (card_.attached_to != gormiti::kNoCard)
      if (const QString bearer = nameOf(card_.attached_to); !bearer.isEmpty())
        add("equip", say(SheetWord::borne_by).arg(bearer), Tone::Plain);
    return std::move(lines_);
  }

 private:
  QString say(SheetWord word) const { return sheetText(word, language_); }
  QString name(const gormiti::Names& names) const {
    return QString::fromStdString(gormiti_wording::in_language(names, language_));
  }
  QString counterName(gormiti::CounterKind kind) const { return name(table_.cards.counters()[kind].name); }
  QString nameOf(gormiti::CardId id) const {
    for (const auto player : table::kPlayers)
      for (const gormiti::SeenCard& card : table_.view.players[player].field)
        if (card.id == id) return name(table_.cards[card.definition].name);
    return {};
  }
  void add(const char* icon, const QString& text, Tone tone) {
    lines_.push_back({QString::fromLatin1(icon), text, tone});
  }

  /// ATK and HP as they are, and what was added to them for a time.
  void figures(const gormiti::CardDefinition& printed) {
    const bool weaker = card_.atk < printed.atk || card_.current_hp < printed.hp;
    const bool stronger = card_.atk > printed.atk || card_.current_hp > printed.hp;
    const QString hp = QStringLiteral("%1/%2").arg(card_.current_hp).arg(card_.max_hp);
    add("fighter", say(SheetWord::figures).arg(QString::number(card_.atk), hp),
        weaker     ? Tone::Bad
        : stronger ? Tone::Good
                   : Tone::Plain);
    for (const gormiti::LastingEffect& effect : table_.view.lasting) {
      if (effect.subject.card != card_.id || effect.kind != gormiti::LastingKind::modify) continue;
      const bool clash = effect.end == gormiti::EndKind::clash;
      const QString source = nameOf(effect.source);
      const QString by = say(clash ? SheetWord::this_clash : SheetWord::for_a_time)
                             .arg(source.isEmpty() ? say(SheetWord::a_card) : source);
      add("star", QStringLiteral("%1/%2 %3").arg(withSign(effect.a), withSign(effect.b), by),
          effect.a < 0 || effect.b < 0 ? Tone::Bad : Tone::Good);
    }
  }

  const GormitiReading& table_;
  const gormiti::SeenCard& card_;
  gormiti_wording::Language language_;
  std::vector<ReaderLine> lines_;
};

}  // namespace

ReaderPage gormitiReaderPage(const GormitiReading& table, gormiti::DefinitionId definition,
                             const gormiti::SeenCard* seen) {
  ReaderPage page;
  page.empty = false;
  page.face = gormitiFace(table.cards, definition, table.language);
  page.more = page.face.text;
  if (seen) page.lines = PageLines(table, *seen).lines();
  return page;
}

QString spokenGormiti(const ReaderPage& page) {
  if (page.empty || page.hidden) return {};
  QStringList parts{page.face.name, page.face.typeLine, page.face.text};
  for (const ReaderLine& line : page.lines) parts << line.text;
  parts.removeAll(QString());
  return parts.join(QStringLiteral(". "));
}

}  // namespace playsheet
