// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/display_faults.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>
#include <cstdlib>
#include <iostream>
#include <utility>

namespace playsheet {
namespace {

QtMessageHandler g_usual = nullptr;
std::function<void()> g_last;

/// There is no application yet, or none any more: its translator cannot be asked.
QString inTheLanguageOfTheSystem(const char* sentence) {
  QTranslator translator;
  const QString name = QLocale::system().name();
  const QString language = name.startsWith(QLatin1String("it"))   ? QStringLiteral("it")
                           : name.startsWith(QLatin1String("pt")) ? QStringLiteral("pt_BR")
                                                                  : QStringLiteral("en");
  QString said;
  if (translator.load(QStringLiteral(":/i18n/playsheet_%1.qm").arg(language)))
    said = translator.translate("Display", sentence);
  return said.isEmpty() ? QString::fromUtf8(sentence) : said;
}

void tell(QtMsgType type, const QMessageLogContext& context, const QString& message) {
  const bool none = type == QtFatalMsg && message.contains(QLatin1String("platform plugin"));
  const bool lost = message.contains(QLatin1String("connection broke"));
  if (none || lost) {
    const char* sentence =
        none ? QT_TRANSLATE_NOOP("Display",
                                 "Playsheet cannot find a display. Start it in a desktop session, or use "
                                 "playsheet-cli, which needs no window.")
             : QT_TRANSLATE_NOOP(
                   "Display",
                   "The connection to the display was lost. Every decision is saved; start Playsheet again to resume.");
    std::cerr << inTheLanguageOfTheSystem(sentence).toStdString() << std::endl;
    if (const auto last = std::exchange(g_last, {})) last();
    std::_Exit(kNoDisplay);  // nothing is open that is not on disk already; Qt would abort
  }
  g_usual(type, context, message);
}

}  // namespace

void tellDisplayFaults() { g_usual = qInstallMessageHandler(tell); }

void whenDisplayIsLost(std::function<void()> last) { g_last = std::move(last); }

}  // namespace playsheet
