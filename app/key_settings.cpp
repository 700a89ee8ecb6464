// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/key_settings.h"

#include "ui/table/own_keys.h"

namespace playsheet {
namespace {

std::string settingOf(const QString& name) { return "key." + name.toStdString(); }

QKeySequence keyIn(const std::string& written) {
  return QKeySequence::fromString(QString::fromStdString(written), QKeySequence::PortableText);
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
    else if (isKey(keyIn(settings.get(name))))  // what is no key at all stays as somebody has written it
      settings.set(name, "");
}

}  // namespace playsheet
