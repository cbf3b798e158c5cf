package org.wardiary.events.game.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Tags;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Setups;

/** What is offered while a statement is typed. */
class CompletionTest {

  private static final String FILE =
      """
      {"game": {"id": "ford"}, "sides": {"Red": {}, "Blue": {}},
       "turns": {"each": ["Red: Move Combat", "Blue: Move"]},
       "map": {"grid": "hex", "number": "CCRR", "rows": ["cc", "cc"], "boxes": {"Dead": "lost"}},
       "terrain": {"c": {}}, "kinds": {"Inf": {}},
       "units": {"I": "Red Inf @0101", "O": "Blue Inf @0202", "P": "Blue Inf turn 2"},
       "states": {"dug": {"of": "units"}, "control": {"of": "spaces", "values": "Red Blue"},
                  "will": {"of": "sides", "values": "number"}},
       "decks": {"events": {"cards": "Rain=2 Supply"}}, "dice": {"battle": "hit miss"},
       "tables": {"combat": {"die": "d6", "odds": "1-1 2-1", "1-3": "Ar Dr", "4-6": "Ne De"}}}
      """;

  @TempDir Path folder;
  private Position position;

  @BeforeEach
  void begin() throws Exception {
    Files.writeString(folder.resolve("ford.game.json"), FILE);
    Setups setups = new Setups(MapLibrary.with(List.of(folder)));
    Setups.Resolved resolved = setups.of(new Tags(List.of(new Tags.Pair("Game", "ford"))));
    position = ((Setups.Resolved.Ready) resolved).setup().position();
    position.begin(EventSink.NONE);
    for (String statement : List.of("1.", ":Red.Combat", "I:dug", "I x O")) {
      position.play(position.read(statement), EventSink.NONE);
    }
  }

  private void offers(String line, String... words) {
    assertThat(new Completion(position).of(line)).as(line).containsExactly(words);
  }

  @Test
  void unitsSpacesAndWords_asTheyFit() {
    offers("", "2.", "Blue", "I", "Red");
    offers("P", "P");
    offers("I-", "I-0102", "I-0201");
    offers("I-02", "I-0201", "I-0202");
    offers("I-0102-", "I-0102-0101", "I-0102-0201", "I-0102-0202");
    offers("O~D", "O~Dead");
    offers("I x ", "O");
    offers("-", "-I", "-O");
    offers("=-O", "=-O");
    offers("I,", "I,I", "I,O");
    offers("I:", "I:dug");
    offers("I:-", "I:-dug");
    offers("@01", "@0101", "@0102");
    offers("@0101|", "@0101|0102", "@0101|0201");
    offers("@0101:", "@0101:control");
    offers("@0101:control=", "@0101:control=Blue", "@0101:control=Red");
    offers("Red:", "Red:will");
    offers("Red:will+");
    offers(":Red", ":Red", ":Red.Combat", ":Red.Move");
    offers("^", "^Rain", "^Supply");
    offers("#", "#1 <");
    offers("%ev", "%events=");
    offers("%battle=hit,", "%battle=hit,hit", "%battle=hit,miss");
  }

  @Test
  void facts_areOfTheFilesTables() {
    offers("I x O <D", "<De", "<Dr");
    assertThat(new Completion(position).of("I x O <")).contains("<2-1", "<d6=", "<by=");
    offers("I x O <2-1 by=", "by=Blue", "by=Red", "by=all");
    offers("-O <of=", "<of=1");
    offers("I x O <events=", "<events=Rain", "<events=Supply");
    offers("I x O <De> ", "2.", "Blue", "I", "Red");
  }
}
