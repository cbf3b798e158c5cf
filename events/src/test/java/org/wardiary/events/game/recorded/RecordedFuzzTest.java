package org.wardiary.events.game.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Verdict;

/**
 * Records of recorded games with random slips: each is read, or refused with its place; what is
 * read has one canonical form, and its events make the positions that its statements make.
 */
final class RecordedFuzzTest {

  private static final int RECORDS = 600;
  private static final int SLIPS = 2;
  private static final String LETTERS =
      "IOFGd1234-@~>x,:.+=|?!<>()[]{}\"%;/& \n\u00e9\u202e\ud83d\ude42";

  private static final List<String> SEEDS =
      List.of(
          """
          [Game "harrow"]
          [Crown "Ann"]
          [League "Ben"]
          [Result "Crown"]
          [Termination "points"]

          1. :Crown.Move 1F-0505-0605 Gd-0404 :Combat 1F,Gd x Ost <1-2 d6=4 AR> 1F~0505 <by=League>
          :League.Move Uhl-0707 {late} Wes@1206 :Combat Uhl x 1F <2-1 d6=6 DE> -1F Uhl>0505
          2. :Crown Gd:disrupted =Dg@0604 <ruling="agreed"> (Dg-0605) Crown:vp+3 :League Uhl:-disrupted
          Crown
          """,
          """
          [Game "The Salt Towns"]
          [Guild "Ann"]
          [Abbey "Ben"]

          1. :all.Deal %weather=Sun :Guild.Play %card=4 ^4 Anna-Pans-Dunes @Pans:guild=2 :Abbey
          ^11 Odo-Weir @Weir:abbey+1 @Orm|Weir:toll :all.Income Guild:silver+4 Abbey:silver+3
          2. :Guild Cort@Quay Bo:salt=2 Rolf x Bo <d6=3> -Rolf *
          """,
          """
          [Game "Any War"]
          [Sides "East, West, North"]
          [Places "East, North=West"]

          1. a@Hill b@Ford c@Gate a-Ford a x b <odds=3-1 d6=5 result="De"> -b c-Hill a:tired=2
          East
          """);

  private final Referee referee = new Referee(MapLibrary.bundled());
  private final PositionJson json = new PositionJson(Viewer.UMPIRE, PositionJson.Legal.LEFT_OUT);

  private static String slip(String text, Random random) {
    StringBuilder changed = new StringBuilder(text);
    for (int i = 0; i <= random.nextInt(SLIPS); i++) {
      int from = random.nextInt(changed.length());
      int to = Math.min(changed.length(), from + 1 + random.nextInt(8));
      int letter = random.nextInt(LETTERS.length());
      switch (random.nextInt(4)) {
        case 0 -> changed.delete(from, from + 1);
        case 1 -> changed.insert(from, LETTERS.charAt(letter));
        case 2 -> changed.setCharAt(from, LETTERS.charAt(letter));
        default -> changed.insert(random.nextInt(changed.length()), changed.substring(from, to));
      }
    }
    return changed.toString();
  }

  private List<String> positions(List<EmittedEvent> events) {
    GameStarted started = (GameStarted) events.get(0).body();
    Position folded = new Setups(MapLibrary.bundled()).of(started).position();
    List<String> positions = new ArrayList<>();
    for (EmittedEvent event : events.subList(1, events.size())) {
      if (event.body() instanceof AnswerGiven) {
        positions.add(json.write(folded));
      }
      folded.evolve(event.body());
    }
    positions.add(json.write(folded));
    return positions;
  }

  /** Judges the first game of a text; empty if it is refused. */
  private Optional<String> canonical(String text) throws IOException {
    try (RecordReader reader = RecordReader.of(text, "a.wdr")) {
      Optional<GameText> game = reader.next();
      if (game.isEmpty()) {
        return Optional.empty();
      }
      List<EmittedEvent> events = new ArrayList<>();
      Verdict verdict = referee.emit(game.get(), events::add);
      if (verdict instanceof Verdict.Refused refused) {
        assertThat(refused.problem().message())
            .containsAnyOf("expected", "but")
            .hasSizeLessThan(2_000);
        return Optional.empty();
      }
      Verdict.Accepted accepted = (Verdict.Accepted) verdict;
      List<String> played = new ArrayList<>();
      accepted.sequence().walk(position -> played.add(json.write(position)));
      assertThat(positions(events)).isEqualTo(played);
      return Optional.of(accepted.canonical());
    }
  }

  @Test
  void slips_areReadOrRefused_andWhatIsReadHasOneForm() throws IOException {
    for (String seed : SEEDS) {
      assertThat(canonical(seed)).as(seed).isPresent();
    }
    int read = 0;
    for (int i = 0; i < RECORDS; i++) {
      String text = slip(SEEDS.get(i % SEEDS.size()), new Random(i));
      try {
        Optional<String> canonical = canonical(text);
        if (canonical.isPresent()) {
          assertThat(canonical(canonical.get())).isEqualTo(canonical);
          read++;
        }
      } catch (RuntimeException | AssertionError e) {
        throw new AssertionError("seed " + i + ":\n" + text, e);
      }
    }
    assertThat(read).isBetween(RECORDS / 10, RECORDS * 9 / 10);
  }
}
