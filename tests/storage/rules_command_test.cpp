// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules_command.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "app/exit_code.h"
#include "tests/support/source_path.h"

/// The table rule -> file -> tests.
namespace playsheet {
namespace {

namespace fs = std::filesystem;

class RulesCommand : public testing::Test {
 protected:
  void TearDown() override { fs::remove_all(folder_); }

  void write(const std::string& name, const std::string& text) {
    const fs::path file = folder_ / name;
    fs::create_directories(file.parent_path());
    std::ofstream(file) << text;
  }
  /// Exit code; what is missing stands in `err_` then.
  int rules() {
    out_.str({});
    err_.str({});
    return run_rules({folder_, false, {}}, out_, err_);
  }

  const fs::path folder_ = fs::path(testing::TempDir()) / ("rules_command_" + std::to_string(::getpid()));
  std::ostringstream out_, err_;
};

TEST_F(RulesCommand, ARangeInASourceNamesNoRule) {
  write("docs/rules/naruto.md", "**N-HLT-01.** one **N-HLT-02.** two **N-HLT-03.** three **N-HLT-04.** four");
  write("tests/rules/a_test.cpp", "// N-HLT-01 to N-HLT-04");
  const std::string all_but_4 =
      "N-HLT-01 has no file in engine/naruto\nN-HLT-02 has no file in engine/naruto\nN-HLT-03 has no file in "
      "engine/naruto\n";
  for (const char* range : {"// N-HLT-01 to N-HLT-03, N-HLT-04", "// N-HLT-04, N-HLT-01 to -03"}) {
    write("engine/naruto/a.h", range);
    EXPECT_EQ(rules(), kWrong) << range;
    EXPECT_EQ(err_.str(), all_but_4) << range;
  }
  write("engine/naruto/a.h", "// N-HLT-01, -03 and N-HLT-02, N-HLT-04");
  EXPECT_EQ(rules(), kFine) << err_.str();
}

TEST_F(RulesCommand, ARangeInATestNamesAllOfIt) {
  write("docs/rules/naruto.md", "**N-HLT-01.** one **N-HLT-02.** two **N-HLT-03.** three **N-HLT-04.** four");
  write("engine/naruto/a.h", "// N-HLT-01, N-HLT-02, N-HLT-03, N-HLT-04");
  write("tests/rules/a_test.cpp", "// N-HLT-01 to -03");
  EXPECT_EQ(rules(), kWrong);
  EXPECT_EQ(err_.str(), "N-HLT-04 has no test\n");
}

TEST_F(RulesCommand, NoRowOfABookIsEmpty) {
  for (const char* book : {"naruto", "gormiti", "rising-clan", "tournament"}) {
    err_.str({});
    EXPECT_EQ(run_rules({support::source_path(), false, book}, out_, err_), kFine) << book << ": " << err_.str();
  }
}

}  // namespace
}  // namespace playsheet
