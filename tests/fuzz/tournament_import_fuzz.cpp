// SPDX-License-Identifier: GPL-3.0-or-later
// Events of other programs: taken over as a whole, or refused in one line with its place. What was taken over keeps the
// laws, and its journal is read again the same.
#include "app/tournament/tournament_json.h"
#include "engine/tournament/journal/file.h"
#include "engine/tournament/laws/laws.h"
#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;

std::vector<std::string> fuzz::made_seeds() {
  return {
      R"({"version":1,"title":"Friday","kind":"club","type":"swiss","seed":1,"options":{"rounds":1,"playoff_rounds":2,)"
      R"("computed_ties":"percentages","agreed_draw":true},"players":[{"name":"Ada","nickname":"A","person":"p",)"
      R"("code":"c","enters_in_round":1},"Bea","Cleo","Dora","Elsa"],"rounds":[{"stage":"swiss","tables":[{"a":1,)"
      R"("b":2,"games":[2,1],"drawn":0,"cause":"played","record":"r"},{"a":3,"b":4,"games":[1,1],"cause":"agreed"},)"
      R"({"a":5,"b":null}]},{"stage":"playoff","tables":[{"a":1,"b":5,"games":[2,0]},{"a":3,"b":4,"games":[2,0]}]},)"
      R"({"stage":"playoff","tables":[{"a":1,"b":3,"games":[2,0]},{"a":5,"b":4,"games":[2,0],"third_place":true}]}],)"
      R"("cut":[1,5,3,4]})",
      R"({"type":"elimination","players":["A","B","C"],"rounds":[{"tables":[{"a":1,"b":2,"games":[2,0]},{"a":3}]}]})",
      R"({"players":["A","B","C",{"name":"D","lot":3,"leaves_after_round":1}],"options":{"rounds":1,"playoff_rounds":1},)"
      R"("rounds":[{"tables":[{"a":1,"b":2,"games":[2,0]},{"a":3,"b":4,"games":[1,1],"drawn":1}]},{"stage":"playoff",)"
      R"("tables":[{"a":1,"b":3,"games":[2,0]}]}],"ties":[{"line":0,"games":[{"a":3,"b":4,"winner":3}],"sits_out":1}],)"
      R"("cut":[1,3]})",
      R"({"version":1,"title":"T","entries":[{"entry":1,"name":"A"}],"journal":["1 - - open title=T",)"
      R"("2 - - enrol entry=1 name=A","3 2026-11-27T10:00:00Z - check_in entry=1"]})"};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(fuzz::text_of(data, size));
  const auto made = playsheet::journal_of_json(text);
  if (const auto* fault = std::get_if<std::string>(&made)) {
    fuzz::told(*fault, "expected ");
    return 0;
  }
  const auto& journal = std::get<tournament::Journal>(made);
  for (const std::string& law : broken_laws(journal.event())) fuzz::law(false, law, text);
  const std::string written = journal_text(journal);
  const auto again = tournament::read_journal(written);
  fuzz::law(!again.fault && !again.torn && journal_text(again.journal) == written, "its journal is read the same",
            text);
  return 0;
}
