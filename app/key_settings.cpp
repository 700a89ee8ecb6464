// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/key_settings.h"

#include "ui/table/key_table.h"

namespace playsheet {
namespace {

std::string settingOf(const QString& name) { return "key." + name.toStdString(); }

QKeySequence keyIn(const std::string& written) {
  return QKeySequence::fromString(QString::fromStdString(written), QKeySequence::PortableText);
}

/// What is no key at all stays as somebody has written it.
bool isKey(const std::string& written) {
  const QKeySequence key = keyIn(written);
  return key.count() == 1 && key[0].key() != Qt::Key_unknown;
}

}  // namespace

QStringList keysFrom(const Settings& settings) {
  OwnKeys keys;
  for (const KeyRow* row : keyRows()) {
    const std::string written = settings.get(settingOf(nameOf(*row)));
    if (!written.empty()) keys.insert(nameOf(*row), keyIn(written));
  }
  QStringList refused;
  for (const QString& name : setOwnKeys(keys))
    refused.append(QString::fromStdString(settingOf(name) + " = " + settings.get(settingOf(name))));
  return refused;
}

void keepKeys(Settings& settings) {
  for (const KeyRow* row : keyRows())
    if (const std::string name = settingOf(nameOf(*row)); ownKeys().contains(nameOf(*row)))
      settings.set(name, ownKeys()[nameOf(*row)].toString(QKeySequence::PortableText).toStdString());
    else if (isKey(settings.get(name)))
      settings.set(name, "");
}

}  // namespace playsheet
