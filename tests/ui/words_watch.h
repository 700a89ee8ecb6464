// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QSize>
#include <QStringList>
#include <QVector>
#include <string>

#include "ui/faces/cut_words.h"

/// Whether words are whole, wherever they are painted.
namespace playsheet::testing {

inline const QStringList kWordLanguages{"en", "it", "pt_BR"};
inline const QVector<QSize> kWordWindows{{1024, 560}, {1366, 640}, {1366, 690}, {1920, 1080}, {2560, 1440}};

/// Every word that is cut, or leaves its picture, while it lives.
class CutWords : public WordsWatch {
 public:
  CutWords() { setWordsWatch(this); }
  ~CutWords() override { setWordsWatch(nullptr); }
  CutWords(const CutWords&) = delete;
  CutWords& operator=(const CutWords&) = delete;

  void cut(const QString& whole, const QString& shown, MayCut may) override {
    may == MayCut::Never ? note(whole, shown) : static_cast<void>(allowed_.insert(may));
  }
  void beyondEdge(const QString& words, const QRectF& at, const QSizeF& edge) override {
    note(words, QStringLiteral("beyond the edge: %1 to %2, %3 to %4 in %5 x %6")
                    .arg(at.left())
                    .arg(at.right())
                    .arg(at.top())
                    .arg(at.bottom())
                    .arg(edge.width())
                    .arg(edge.height()));
  }

  QString where;
  QStringList faults;
  const QSet<MayCut>& allowed() const { return allowed_; }

 private:
  void note(const QString& whole, const QString& shown) {
    const QString key = whole + shown;
    if (known_.contains(key)) return;
    known_.insert(key);
    faults << QStringLiteral("%1: \"%2\" is \"%3\"").arg(where, whole, shown);
  }
  QSet<QString> known_;
  QSet<MayCut> allowed_;
};

inline std::string faultsOf(const CutWords& watch) { return watch.faults.join(QLatin1Char('\n')).toStdString(); }

}  // namespace playsheet::testing
