package org.wardiary.events.game.recorded.check;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.wardiary.events.game.recorded.file.Topic;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Resources;
import org.wardiary.events.text.Text;

/** Each rule that a file can state, with statements that keep it and statements that break it. */
final class ChecksTest {

  private static final String FILE =
      """
      {"game": {"id": "mill", "title": "The Mill"},
       "sides": {"Red": {}, "Blue": {}},
       "turns": {"count": 4, "each": ["Red: Move Combat", "Blue: Move Combat"]},
       // 0301|0401, 0302|0402 and so on is a river with a bridge; even columns lie lower
       "map": {"grid": "hex", "number": "CCRR", "low": "even columns",
               "rows": ["cccccc", "cwwccc", "ccttcc", "hccccc"],
               "boxes": {"Dead": "lost", "Exit": "left"}},
       "terrain": {"c": {"name": "clear"}, "w": {"name": "wood", "cost": 2}, "t": {"name": "town"},
                   "h": {"name": "hill", "cost": {"Inf": 2, "Cav": "never"}}},
       "edges": {"river": {"at": "0301|0401 0302|0401 0302|0402 0303|0402 0303|0403 0304|0403 0304|0404",
                           "cost": "never"},
                 "bridge": {"course": "across", "at": "0303-0403", "cost": "set 1", "unless": "blown"},
                 "track": {"course": "across", "at": "0102-0202", "cost": "cap 1"},
                 "mud": {"at": "0501|0601", "cost": "add 0.5"}},
       "kinds": {"Inf": {"ratings": "strength move", "steps": 2}, "Cav": {"ratings": "strength move"},
                 "Art": {"ratings": "strength move range"}},
       "units": {"I": "Red Inf 4/2 3 @0101", "J": "Red Inf 4 3 @0102", "K": "Red Inf 2 3 @0103",
                 "C": "Red Cav 3 5 @0201", "G": "Red Art 3 2 2 @0104", "R": "Red Inf 4 3 turn 2 @0101",
                 "S": "Red Inf 4 3", "O": "Blue Inf 2 3 @0402", "P": "Blue Inf 3 3 @0603",
                 "Q": "Blue Cav 2 5 @0404"},
       "states": {"disrupted": {"of": "units"}, "step": {"of": "units", "values": "number"},
                  "blown": {"of": "edges"}, "control": {"of": "spaces", "values": "Red Blue"}},
       "tables": {"combat": {"name": "combat table", "die": "d6", "odds": "1-2 1-1 2-1 3-1",
                             "1-": "AE AR EX DR", "2-5": "AR NE DR DE", "6+": "NE DR DE DE"},
                  "fire": {"die": "2d6", "strength": "1-3 4+", "2-6": "No Hit", "7-12": "Hit Hit"},
                  "diff": {"die": "d6", "differential": "-1 0 +1", "1-3": "AR NE DR", "4-6": "NE DR DE"}},
       "scores": {"vp": {"start": {"Red": 1}, "lost": "strength", "left": 2, "at": {"0403": 3},
                         "held": {"0303": 5}}},
       "endings": {"points": {"most": "vp"}, "collapse": {}, "towns": {}},
       "checks": CHECKS}
      """;

  @TempDir Path folder;

  private String notes(String checks, String tags, String movetext) throws IOException {
    Files.writeString(folder.resolve("mill.game.json"), FILE.replace("CHECKS", checks));
    String record = Text.of("[Game \"The Mill\"]\n%s\n\n%s\n", tags.replace(';', '\n'), movetext);
    try (RecordReader reader = RecordReader.of(record, "test.wdr")) {
      Verdict verdict =
          new Referee(MapLibrary.with(java.util.List.of(folder)))
              .judge(reader.next().orElseThrow());
      assertThat(verdict).as(verdict.toString()).isInstanceOf(Verdict.Accepted.class);
      return ((Verdict.Accepted) verdict)
          .doubts().stream()
              .map(doubt -> Text.of("%d: %s", doubt.ply(), doubt.what()))
              .collect(joining("; "));
    }
  }

  @ParameterizedTest
  @CsvFileSource(resources = "checks.csv", delimiter = '|', quoteCharacter = '`')
  void statement_keepsOrBreaksARule(String check, String movetext, String notes)
      throws IOException {
    int result = movetext.indexOf('[');
    String tags = result < 0 ? "" : movetext.substring(result);
    String moves = result < 0 ? movetext + " *" : movetext.substring(0, result);
    assertThat(notes("{\"9.9\": \"" + check + "\"}", tags, moves))
        .isEqualTo(notes == null ? "" : notes.replace("!", "rule 9.9: "));
  }

  @Test
  void eachCheck_isKeptAndBroken() {
    Set<String> kept = new TreeSet<>();
    Set<String> broken = new TreeSet<>();
    String cases = Resources.text(ChecksTest.class, "checks.csv");
    for (String line : cases.lines().toList()) {
      String[] parts = line.split("\\|", -1);
      (parts[2].isBlank() ? kept : broken).add(parts[0].strip().split(" ")[0]);
    }
    Set<String> all = new TreeSet<>();
    Arrays.stream(Topic.values()).forEach(topic -> all.add(topic.title()));
    assertThat(kept).isEqualTo(all);
    assertThat(broken).isEqualTo(all);
  }

  @Test
  void rightRule_isNamed_andWhatWasRuledStandsBesideIt() throws IOException {
    String checks =
        """
        {"5.1": "stack 2 always", "5.2": {"move": "move", "strict": true}, "5.3": "enemies never",
         "6.0": "zone stop"}
        """;
    String moves =
        "1. :Red.Move C@0301-0401 <ruling=\"agreed\"> J,K-0202 I@0202 2. :Red.Move"
            + " J@0302 J-0303-0304 G@0401 G-0402 *";
    assertThat(notes(checks, "", moves))
        .isEqualTo(
            "3: unit C stands on 0201, not on 0301; "
                + "3: rule 5.2: the way of unit C from 0201 to 0401 takes 6, and it has 5 of 5"
                + " (ruling: agreed); "
                + "5: rule 5.1: 0202 has 3 units of Red, at most 2 may stand there; "
                + "9: rule 6.0: zones of control bar the way of unit J from 0302 to 0304; "
                + "11: rule 5.3: enemies bar the way of unit G from 0401 to 0402");
  }
}
