// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QFile>
#include <QHash>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>
#include <map>
#include <set>
#include <tuple>
#include <vector>

#include "tests/support/source_path.h"
#include "tests/ui/match_fixture.h"
#include "tests/ui/program_language.h"

/// The voice of the window's strings (docs/voice.md), as far as a machine can hold it: in all files of `translations`.
namespace playsheet::testing {
namespace {

const QStringList kVoiceLanguages{QStringLiteral("en"), QStringLiteral("it"), QStringLiteral("pt_BR")};
constexpr qsizetype kMostLetters = 300;  // more is a paragraph, and nobody reads one in a window

struct Message {
  QString context;
  QString source;
  QString comment;
  bool plural = false;
  bool finished = true;
  QStringList forms = {};  ///< the translation; of a plural, each form
};

std::vector<Message> messagesOf(const QString& language) {
  QFile file(QString::fromStdString(support::source_path("translations").string()) +
             QStringLiteral("/playsheet_%1.ts").arg(language));
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
  QXmlStreamReader xml(&file);
  std::vector<Message> messages;
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    const auto name = xml.name();
    if (name == QLatin1String("name")) context = xml.readElementText();
    if (name == QLatin1String("message"))
      messages.push_back({context, {}, {}, xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes")});
    if (messages.empty()) continue;
    Message& message = messages.back();
    if (name == QLatin1String("source")) message.source = xml.readElementText();
    if (name == QLatin1String("comment")) message.comment = xml.readElementText();
    if (name == QLatin1String("numerusform")) message.forms << xml.readElementText();
    if (name == QLatin1String("translation")) {
      message.finished = !xml.attributes().hasAttribute(QLatin1String("type"));
      if (!message.plural) message.forms << xml.readElementText();
    }
  }
  EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
  return messages;
}

/// What a native editor has taken out of one language, each with what is said in its place.
struct Unsaid {
  const char* pattern;
  const char* say;
};

const std::map<QString, std::vector<Unsaid>>& unsaid() {
  static const std::map<QString, std::vector<Unsaid>> all{
      {QStringLiteral("en"),
       {{R"(\b(the|no|an?|only) own\b)", "its own, this player's"},
        {R"((?<![Tt]here )\b(is|are) no (?!longer)\w)", "is not a"},
        {R"(\bso[."])", "this, in this way"},
        {R"(\b(go|gone|going) on\b|\bgoes on(?! top))", "continue; resume (a match)"},
        {R"(\btak(e|es|en|ing) .*\bback\b|take-back)", "undo"},
        {R"(\bkept\b)", "saved"},
        {R"(\b[Tt]ak(e|en)\b.* (over|out)\b)", "import, remove"},
        {R"(\bstands? (there|here)\b|\blies?\b)", "is, appears"},
        {R"(in (its|the) place)", "instead, restore"},
        {R"([Pp]ut .*\bright\b|\bbreach)", "fix, problem"},
        {R"([Rr]ight would|would be right)", "expected"},
        {R"(may only be)", "read-only"},
        {R"(or no longer)", "turn on or off"},
        {R"([Ww]hoever|^Who )", "anyone, the deciding player"},
        {R"(, too\b)", "also"},
        {R"(\banew\b|\bReally\b)", "again; anyway"},
        {R"(^(What|Why) [^?]*$)", "a noun as the label"},
        {R"((?i)\b(hand|deck|village|stops|area|rewards|cards|marker|decision|language|team) of %\d)", "%1's hand"},
        {R"(^(Shows|Hides|Leaves|Opens|Saves|Gives|Takes|Presses|Explains) )", "the imperative"},
        {R"(^(Charges|Closes|Quits|Reports|Restores|Puts|Folds|Sets) )", "the imperative"},
        {R"((Larger|Smaller) words|[Ww]ords of )", "text"},
        {R"((?i)called so|not clear|perhaps .* meant|card says so|asked for and given)", "as people say it"},
        {R"((?i)graveyard|house ruling)", "discard pile, house rule"}}},
      {QStringLiteral("it"),
       {{R"(: \w+(are|ere|ire) )", "l'imperativo"},
        {R"(^(Apre|Chiude|Dà|Nasconde|Esce|Preme|Mette|Capovolge|Rimette)\b)", "l'imperativo"},
        {R"(o non più|o la apre)", "attiva o disattiva"},
        {R"(non può essere|non possono essere)", "Impossibile e l'infinito"},
        {R"(per sé\b|si può solo leggere)", "sta usando, è di sola lettura"},
        {R"([Gg]iust[oa] sarebbe|andrebbe bene)", "Previsto"},
        {R"(^(Che cosa|Perché|Quali) [^?]*$)", "un nome come etichetta"},
        {R"([Ee]ffetto proprio|Mazz[oi] propri|[Cc]arte proprie|propri[ae] (soste|tenda))", "suo, personalizzate"},
        {R"(\b[Ss]ost[ae]\b)", "stop"},
        {R"(\b[Rr]ipres[aoe]\b|\bconservat[aoe]\b)", "importato, salvato"},
        {R"(^Una (in|nel))", "Aggiungi, Togli"},
        {R"(\b(mazz[oi]|anell[oi]|turn[oi]|[ni][ne][l]?l?a? mano)\b)", "i termini con la maiuscola"},
        {R"(Parole (più|di misura))", "testo"},
        {R"(\b[Pp]rosegui\b)", "Continua, Riprendi"},
        {R"(\b(un|questo|[Nn]essun) registro\b|Registri\b|registro di)", "registrazione"},
        {R"([Ss]egnala(zione di)? una decisione)", "caso dubbio"},
        {R"(Ricompens)", "Vincita"},
        {R"(\bregolare\b)", "legale"},
        {R"(in più)", "aggiuntivo"},
        {R"(nella sideboard|Sideboard di )", "il sideboard"},
        {R"(\bclicca|[Vv]uoi davvero)", "fai clic; comunque?"},
        {R"(si è (arreso|saputo)|Forse si intende|lo dice una carta)", "come si dice"}}},
      {QStringLiteral("pt_BR"),
       {{R"(^(Mostra|Oculta|Explica|Salva|Abre|Fecha|Dá|Desfaz|Restaura) )", "o infinitivo"},
        {R"(^(Relata|Vira|Põe|Pressiona|Recolhe|Deixa|Devolve) )", "o infinitivo"},
        {R"(^(Ao|À|Às) |^Uma? .*(trás|adiante|acima|abaixo))", "Ir, Voltar, Avançar"},
        {R"(\b[Gg]uard(ar|ad[oa]s?)\b)", "salvar"},
        {R"(não pod\w+ ser (lid|salv|gravad|abert))", "Não foi possível"},
        {R"(efeito próprio$|próprios?$|[Cc]ards próprios)", "seu, deste jogador"},
        {R"(\b(Procura|Perde|Mostra|pergunta|muda|diz)-se\b)", "sem o -se"},
        {R"(\bsa(em|i)…?\?|\bsome com\b|que saem)", "remover, excluir"},
        {R"(^(O que|Por que) [^?]*$)", "um substantivo como rótulo"},
        {R"(^(Sobre|A) qual)", "a ordem brasileira"},
        {R"(Talvez seja|certo seria|estaria certo)", "Você quis dizer; Esperado"},
        {R"(com a face para|virado para baixo)", "de face para baixo"},
        {R"(\b[Ss]eguir\b)", "Continuar"},
        {R"(\bbaralho\b|\b[Cc]artas?\b)", "deck, card"},
        {R"(Palavras (maiores|menores|do tamanho))", "texto"},
        {R"(receb\w+ .*\bdano)", "sofrer"},
        {R"(^Registro$)", "Histórico"},
        {R"(\b[Aa]pag(ar|ad[oa])\b)", "excluir"},
        {R"(banco de cards)", "banco de dados de cards"},
        {R"(só para si|só pode ser lido)", "está usando, somente leitura"},
        {R"(cópia de segurança)", "backup"},
        {R"(\brecompensa)", "Prêmio"},
        {R"(\bProcurar cards|Procurando…)", "buscar"},
        {R"((Trocar|Desistir|Deixar) mesmo|um card diz isso)", "como se diz"},
        {R"(no primeiro turno do jogo|O jogo acabou)", "partida"}}}};
  return all;
}

/// What is wrong with one text in its language.
QStringList voiceFaults(const QString& language, const QString& text) {
  QStringList faults;
  static QHash<const char*, QRegularExpression> made;  // to compile them for each text takes seconds
  const auto holds = [&](const char* pattern) {
    QRegularExpression& expression = made[pattern];
    if (expression.pattern().isEmpty())
      expression = QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::UseUnicodePropertiesOption);
    EXPECT_TRUE(expression.isValid()) << pattern;
    return text.contains(expression);
  };
  for (const Unsaid& phrase : unsaid().at(language))
    if (holds(phrase.pattern)) faults << QStringLiteral("say: %1").arg(QString::fromUtf8(phrase.say));
  if (text.contains(QStringLiteral("..."))) faults << QStringLiteral("dots");
  if (text.contains(QStringLiteral("  "))) faults << QStringLiteral("blanks");
  QString prose = text;  // without what a tag says
  prose.remove(QRegularExpression(QStringLiteral("<[^>]*>")));
  static const QRegularExpression straight(QStringLiteral("(?<=\\w)'|[\"`]"),
                                           QRegularExpression::UseUnicodePropertiesOption);
  if (prose.contains(straight)) faults << QStringLiteral("straight");
  if (holds(R"(\b(Ctrl|Alt|Shift|Maiusc|Meta|Cmd)\s?\+\s?\S)")) faults << QStringLiteral("key");
  if (holds(R"((?<!\d )(?<!%\d )(?<!%n )\b(mm|cm|px|ms|KB|MB|GB|KiB|MiB)\b)")) faults << QStringLiteral("unit");
  if (text.size() > kMostLetters && !text.contains(QStringLiteral("GNU General Public License")))  // About is a page
    faults << QStringLiteral("long");
  return faults;
}

QSet<QString> placeholders(const QString& text) {
  static const QRegularExpression each(QStringLiteral("%L?(\\d{1,2}|n)"));
  QSet<QString> found;
  for (auto at = each.globalMatch(text); at.hasNext();) found << at.next().captured();
  return found;
}

/// A form for one thing may leave its figure out ("Pay with this card"); nothing else may be lost or added.
bool samePlaceholders(const Message& message, const QString& form) {
  QSet<QString> lost = placeholders(message.source);
  if (!lost.contains(placeholders(form))) return false;
  lost -= placeholders(form);
  if (message.plural && form == message.forms.front()) lost.remove(QStringLiteral("%n"));
  return lost.isEmpty();
}

TEST(WindowWords, EveryMessageIsTranslatedInEveryLanguage) {
  using Key = std::tuple<QString, QString, QString>;
  std::map<QString, std::set<Key>> keys;
  for (const QString& language : kVoiceLanguages)
    for (const Message& message : messagesOf(language)) {
      EXPECT_TRUE(message.finished) << language.toStdString() << ": " << message.source.toStdString();
      EXPECT_EQ(message.forms.size(), message.plural ? 2 : 1) << message.source.toStdString();
      for (const QString& form : message.forms) EXPECT_FALSE(form.trimmed().isEmpty()) << message.source.toStdString();
      if (language == QLatin1String("en") && !message.plural) continue;
      EXPECT_TRUE(keys[language].insert({message.context, message.source, message.comment}).second)
          << "twice: " << message.source.toStdString();
    }
  EXPECT_GT(keys["it"].size(), 1000U);
  EXPECT_EQ(keys["it"], keys["pt_BR"]);
}

TEST(WindowWords, PlaceholdersAreThoseOfTheSource) {
  for (const QString& language : kVoiceLanguages)
    for (const Message& message : messagesOf(language))
      for (const QString& form : message.forms)
        EXPECT_TRUE(samePlaceholders(message, form)) << message.source.toStdString() << "\n  " << form.toStdString();
}

TEST(WindowWords, AreInTheVoiceOfTheirLanguage) {
  for (const QString& language : kVoiceLanguages)
    for (const Message& message : messagesOf(language)) {
      QStringList texts = message.forms;
      if (language == QLatin1String("it")) {  // it has all sources, the English file plurals alone
        const QStringList faults = voiceFaults(QStringLiteral("en"), message.source);
        EXPECT_TRUE(faults.isEmpty()) << message.source.toStdString() << "\n  " << faults.join("; ").toStdString();
      }
      for (const QString& text : texts) {
        QStringList faults = voiceFaults(language, text);
        // They call a card "carta", and their terms are lower-case.
        const bool another = message.context.contains(QLatin1String("Gormiti")) ||
                             message.comment == QLatin1String("gormiti") ||
                             message.context.contains(QLatin1String("Rising"));
        if (another)
          for (const char* naruto : {"say: deck, card", "say: i termini con la maiuscola"})
            faults.removeAll(QLatin1String(naruto));
        EXPECT_TRUE(faults.isEmpty()) << text.toStdString() << "\n  " << faults.join("; ").toStdString();
      }
    }
}

/// The test of the test: sentences that stood in the window once, and one for each mark.
TEST(WindowWords, WhatWasMendedIsFoundAgain) {
  const std::vector<std::tuple<const char*, const char*, const char*>> faulty{
      {"en", "There is no own Ninja in action.", "say: its own, this player's"},
      {"en", "The file is no card database", "say: is not a"},
      {"en", "The deck may be played so.", "say: this, in this way"},
      {"en", "A match of its own goes on from here; this record stays as it is.", "say: continue; resume (a match)"},
      {"en", "The disk is full; nothing was kept.", "say: saved"},
      {"en", "May %1 take back the last decision?", "say: undo"},
      {"en", "Hand of %1", "say: %1's hand"},
      {"en", "Shows the log", "say: the imperative"},
      {"en", "Wait for…  or not", "blanks"},
      {"en", "Rows with figures in place of the faces (Ctrl+T)", "key"},
      {"en", "Open...", "dots"},
      {"en", "It has more than MB can tell", "unit"},
      {"en", "%1's hand", "straight"},
      {"en", "the other players' turns", "straight"},
      {"en", "Copy of \"%1\"", "straight"},
      {"it", "Quale Ninja è l'Esecutore di %1?", "straight"},
      {"it", "%1: scegliere il Bersaglio", "say: l'imperativo"},
      {"it", "Soste di %1", "say: stop"},
      {"it", "Il file non può essere letto", "say: Impossibile e l'infinito"},
      {"it", "Una nel mazzo", "say: i termini con la maiuscola"},
      {"it", "Ripristina la decisione annullata (Ctrl+Y)", "key"},
      {"it", "Riduci con Maiusc+N", "key"},
      {"pt_BR", "Mostra a Série", "say: o infinitivo"},
      {"pt_BR", "O disco está cheio; nada foi guardado.", "say: salvar"},
      {"pt_BR", "card %1, com a face para baixo", "say: de face para baixo"},
      {"pt_BR", "Registro", "say: Histórico"}};
  for (const auto& [language, text, fault] : faulty)
    EXPECT_TRUE(voiceFaults(QString::fromLatin1(language), QString::fromUtf8(text)).contains(QString::fromUtf8(fault)))
        << text;
  EXPECT_TRUE(voiceFaults(QStringLiteral("en"), QString(kMostLetters + 1, QLatin1Char('a'))).contains("long"));
  EXPECT_EQ(voiceFaults(QStringLiteral("en"), QStringLiteral("There is no record of this match.")), QStringList());
  EXPECT_EQ(voiceFaults(QStringLiteral("en"), QStringLiteral("50 mm, or %1 MB")), QStringList());
  EXPECT_EQ(voiceFaults(QStringLiteral("en"), QStringLiteral("%1’s <a href=\"rule:N-1\">“hand”</a>")), QStringList());
  const Message pay{{}, QStringLiteral("%1 pays %n card(s)"), {}, true, true, {"%1 pays a card", "%1 pays %n cards"}};
  EXPECT_TRUE(samePlaceholders(pay, pay.forms[0]));
  EXPECT_TRUE(samePlaceholders(pay, pay.forms[1]));
  EXPECT_FALSE(samePlaceholders(pay, QStringLiteral("%1 pays cards")));
  EXPECT_FALSE(samePlaceholders(pay, QStringLiteral("pays %n cards")));
  EXPECT_FALSE(samePlaceholders(pay, QStringLiteral("%1 pays %n cards to %2")));
}

/// Rows of a menu whose letter another row has before them.
QStringList repeatedLetters(const QWidget& menu, QSet<QString>& letters) {
  QStringList repeated;
  for (const QAction* action : menu.actions()) {
    const QString letter = QKeySequence::mnemonic(action->text()).toString();
    if (letter.isEmpty()) continue;
    if (letters.contains(letter)) repeated << action->text();
    letters.insert(letter);
  }
  return repeated;
}

/// The letter after Alt leads to one row of a menu, in every language.
class MenuLetters : public MatchWindowTest {};

TEST_F(MenuLetters, StandOnceInEachMenu) {
  begin(Secrecy::Open);
  for (const QString& language : kVoiceLanguages) {
    const ProgramLanguage speaks(language);
    QCoreApplication::processEvents();
    QList<const QWidget*> menus{window_->menuBar()};
    for (const QMenu* menu : window_->menuBar()->findChildren<QMenu*>()) menus << menu;
    ASSERT_GE(menus.size(), 8);
    for (const QWidget* menu : menus) {
      QSet<QString> letters;
      const QStringList repeated = repeatedLetters(*menu, letters);
      EXPECT_TRUE(repeated.isEmpty()) << language.toStdString() << ": " << repeated.join(", ").toStdString();
      if (menu == window_->menuBar()) {
        EXPECT_EQ(letters.size(), 3) << "each menu of the bar has one";
      }
    }
  }
}

TEST(WindowWords, ALetterThatIsThereTwiceIsFound) {
  QMenu menu;
  for (const QString& row : {QStringLiteral("De&cks…"), QStringLiteral("Full screen"), QStringLiteral("&Collection")})
    menu.addAction(row);
  QSet<QString> letters;
  EXPECT_EQ(repeatedLetters(menu, letters), QStringList(QStringLiteral("&Collection")));
  EXPECT_EQ(letters.size(), 1);
}

}  // namespace
}  // namespace playsheet::testing
