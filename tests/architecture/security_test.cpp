// SPDX-License-Identifier: GPL-3.0-or-later
// What SECURITY.md promises of the sources as a whole: no statement is put together from texts, nothing is fetched,
// nothing is run.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/source_path.h"

namespace {
namespace fs = std::filesystem;

std::string text_of_file(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

/// Every source below the folders, by its path from the root.
std::vector<std::pair<std::string, std::string>> sources(const std::vector<std::string>& folders) {
  std::vector<std::pair<std::string, std::string>> found;
  for (const std::string& folder : folders)
    for (const auto& entry : fs::recursive_directory_iterator(playsheet::support::source_path(folder))) {
      const auto ending = entry.path().extension();
      if (ending == ".cpp" || ending == ".h")
        found.emplace_back(fs::relative(entry.path(), playsheet::support::source_path()).string(),
                           text_of_file(entry.path()));
    }
  EXPECT_FALSE(found.empty());
  return found;
}

/// A literal with SQL in it that has a gap to be filled, or to which something is added. Statements of one literal are
/// whole; their values are bound.
std::vector<std::string> put_together(const std::string& text) {
  static const std::regex literal(
      R"re("(?:[^"\\\n]|\\.)*\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|ATTACH|PRAGMA|CREATE|DROP|ALTER)\s(?:[^"\\\n]|\\.)*"\s*(\+)?)re");
  std::vector<std::string> found;
  for (std::sregex_iterator each(text.begin(), text.end(), literal), end; each != end; ++each)
    if ((*each)[1].matched || each->str().find("{}") != std::string::npos) found.push_back(each->str());
  return found;
}

/// The only ones there are, each with what is put into it. The statements of the search are held by the fuzz target
/// `search`: no byte of a query is in one.
struct Allowed {
  const char* file;
  const char* literal;
  const char* reason;
};
constexpr Allowed kAllowed[] = {
    {"app/storage/person_database.cpp", "PRAGMA user_version = {}", "a number of the program"},
    {"app/storage/person_database.cpp", "PRAGMA application_id = {}", "a number of the program"},
    {"app/storage/person_database.cpp", "PRAGMA wal_autocheckpoint = {}", "a number of the program"},
    {"app/storage/card_search.cpp", "ATTACH ? AS ", "own1, own2 ...: names that the program gives"},
    {"app/storage/card_search.cpp", "SELECT number, code FROM ", "such a name"},
    {"app/storage/card_search.cpp", "SELECT value FROM ", "such a name"},
    {"app/storage/search_sql.cpp", "", "conditions of the program, values bound"},
};

TEST(Security, StatementsArePutTogetherOnlyWhereItIsKnownOfWhat) {
  for (const auto& [file, text] : sources({"app"}))  // the engine knows no database, and ui none
    for (const std::string& literal : put_together(text)) {
      const bool allowed =
          std::any_of(std::begin(kAllowed), std::end(kAllowed), [&, &where = file](const Allowed& each) {
            return where == each.file && literal.find(each.literal) != std::string::npos;
          });
      EXPECT_TRUE(allowed) << file << ": " << literal << " is not bound";
    }
}

TEST(Security, TheTestOfStatementsFindsWhatItLooksFor) {
  EXPECT_EQ(put_together(R"(db.exec("DELETE FROM collection WHERE code = '" + code + "'");)").size(), 1U);
  EXPECT_EQ(put_together(R"(fmt::format("SELECT x FROM y WHERE z = '{}'", z))").size(), 1U);
  EXPECT_TRUE(put_together(R"(SQLite::Statement s(db, "SELECT x FROM y WHERE z = ?");)").empty());
}

// A tournament needs no network either, and sends nothing (T-P02).
TEST(Security, NothingIsFetchedAndNothingIsRun) {
  const std::vector<std::string> banned{"<QNetwork",    "<QAbstractSocket",
                                        "<QHost",       "<QDns",
                                        "<QHttp",       "<QRest",
                                        "<QTcp",        "<QUdp",
                                        "<QSsl",        "<QWeb",
                                        "<QProcess>",   "<QQml",
                                        "<QJSEngine",   "<QPluginLoader",
                                        "<QLibrary>",   "<curl/",
                                        "<sys/socket",  "<netdb",
                                        "<dlfcn",       "QProcess::",
                                        "popen(",       "dlopen(",
                                        "std::system(", " system(\"",
                                        "execv(",       "execl(",
                                        "execvp("};
  for (const auto& [file, text] : sources({"app", "ui", "engine"}))
    for (const std::string& word : banned) EXPECT_EQ(text.find(word), std::string::npos) << file << ": " << word;
  for (const std::string file :
       {"CMakeLists.txt", "app/CMakeLists.txt", "ui/CMakeLists.txt", "engine/CMakeLists.txt"}) {
    std::string text = text_of_file(playsheet::support::source_path(file));
    // For the local socket below: looked for by the build and linked by the window, once each.
    const std::string named = file == "CMakeLists.txt"       ? " Network "
                              : file == "app/CMakeLists.txt" ? "Qt6::Network"
                                                             : "";
    if (const auto at = text.find(named); !named.empty() && at != std::string::npos) text.erase(at, named.size());
    for (const char* part : {"Network", "WebEngine", "Qml", "curl"})
      EXPECT_EQ(text.find(part), std::string::npos) << file << " links " << part;
  }
}

/// Of Qt's network library the program has a socket in the file system, which no other account may open.
TEST(Security, TheOneSocketIsLocalAndItsOwners) {
  for (const auto& [file, text] : sources({"app", "ui", "engine"})) {
    if (file == "app/running_window.cpp" || file == "app/running_window.h") continue;
    for (const char* word : {"<QLocalServer", "<QLocalSocket"})
      EXPECT_EQ(text.find(word), std::string::npos) << file << ": " << word;
  }
  const std::string text = text_of_file(playsheet::support::source_path("app/running_window.cpp"));
  EXPECT_NE(text.find("setSocketOptions(QLocalServer::UserAccessOption)"), std::string::npos);
  EXPECT_EQ(text.find("WorldAccess"), std::string::npos);
}

/// An address is opened in one way only: a folder of the person's own.
TEST(Security, OnlyFoldersAreOpenedOutsideTheProgram) {
  for (const auto& [file, text] : sources({"app", "ui"}))
    if (text.find("openUrl") != std::string::npos) {
      EXPECT_NE(text.find("QUrl::fromLocalFile"), std::string::npos) << file;
      EXPECT_EQ(text.find("QUrl("), std::string::npos) << file << ": an address that comes from elsewhere";
    }
  for (const auto& [file, text] : sources({"app", "ui"}))
    EXPECT_EQ(text.find("setOpenExternalLinks(true)"), std::string::npos) << file;
}

/// Drawings can name other files: they come from the program alone.
TEST(Security, DrawingsComeFromTheProgramAlone) {
  const std::regex drawn(R"re(QSvgRenderer\s+\w+\(([^)]*)\))re");
  for (const auto& [file, text] : sources({"app", "ui"}))
    for (std::sregex_iterator each(text.begin(), text.end(), drawn), end; each != end; ++each)
      EXPECT_NE((*each)[1].str().find("\":/"), std::string::npos) << file << ": " << each->str();
}

}  // namespace
