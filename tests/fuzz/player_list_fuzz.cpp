// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of players of other programs: every line has its place, what can be enrolled is enrolled, and what was read is
// written and read again the same.
#include "engine/tournament/roster/enrolment.h"
#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;
using namespace tournament;

std::vector<std::string> fuzz::made_seeds() {
  return {
      "name,nickname,code,code_later,minor,consent,programme_status,fixed_table,warnings_before,"
      "official_warnings_before,person\nAda Rossi,A,1,no,yes,yes,active,3,1,0,Ada\n\"Bea, "
      "B\",'=1,2,yes,no,no,suspended,,,,\n",
      "sep=;\r\nCognome;Nome;Data di nascita;Tessera\r\nRossi;Ada;31/05/2012;0012\r\nNeri;Bea;2001;\r\n",
      "Ada\nBea\n\nCleo\n", "1\tAda\tx\n2\tBea\ty\n", "Title\n\nJogador|Apelido|Menor|\nAda|a|sim|\n"};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(fuzz::text_of(data, size));
  const PlayerList list = read_player_list(text, "2026-11-27");
  Journal journal;
  fuzz::law(!journal.add(Open{}), "an event opens", text);
  const EnrolmentPlan plan = plan_enrolment(journal, {}, list);
  fuzz::law(plan.lines.size() == list.lines.size(), "every line is told", text);
  fuzz::law(list.titles.size() >= list.columns.size(), "every column has a title", text);
  int before = 0;
  for (const PlannedLine& line : plan.lines) {
    fuzz::law(line.line > before, "lines stand in order", text);
    before = line.line;
    fuzz::law((line.fate == LineFate::wrong) == (line.problem || line.refused), "what is wrong has a reason", text);
  }
  for (const Command& command : plan.commands) fuzz::law(!journal.add(command), "what is planned is carried out", text);
  const auto& entries = journal.event().entries;
  const PlayerList again = read_player_list(players_table(entries), "2026-11-27");
  fuzz::law(again.lines.size() == entries.size(), "everybody is read again", text);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    Entry one = again.lines[i].entry;
    one.id = entries[i].id;
    fuzz::law(!again.lines[i].problem && one == entries[i], "as they were", text);
  }
  return 0;
}
