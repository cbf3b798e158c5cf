package org.wardiary.app.live;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.RandomTag;
import org.wardiary.events.game.Tags;
import org.wardiary.events.log.Submission;
import org.wardiary.events.record.GameId;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.GivenMap;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;

/**
 * Makes the first record of a game that is to be opened.
 *
 * @param maps maps that a game may be opened on
 * @param machine draws ids and seeds
 * @param seeds keeps the seeds of games that hide information
 */
record OpeningRecord(MapLibrary maps, TimeAndChance machine, SeedFolder seeds) {

  private static final String OPEN = "*\n";

  /** The record, or why there is none. */
  sealed interface Made {

    /** The game as it is sent to the referee. */
    record Good(Submission game) implements Made {}

    /** The game cannot be opened. */
    record Bad(String reason) implements Made {}
  }

  Made of(Opening opening) {
    return opening
        .gameFile()
        .map(file -> new OpeningRecord(new GivenMap(maps, file.text()), machine, seeds))
        .orElse(this)
        .made(opening);
  }

  private Made made(Opening opening) {
    Verdict verdict = judge(opening.record());
    if (verdict instanceof Verdict.Refused bad) {
      return refused(bad);
    }
    Verdict.Accepted game = (Verdict.Accepted) verdict;
    if (!game.result().equals("*")) {
      return new Made.Bad("expected a game that goes on but its result is " + game.result());
    }
    String tags = added(game, opening.chance());
    Verdict whole = tags.isEmpty() ? game : judge(tags + game.canonical());
    return whole instanceof Verdict.Refused bad
        ? refused(bad)
        : new Made.Good(Submission.of((Verdict.Accepted) whole, maps));
  }

  private static Made refused(Verdict.Refused bad) {
    return new Made.Bad(bad.problem().message());
  }

  private String added(Verdict.Accepted game, Opening.Chance chance) {
    Tags tags = game.sequence().setup().tags();
    StringBuilder added = new StringBuilder();
    String id = tags.gameId().orElseGet(() -> GameId.of(machine.draw()));
    boolean seeded =
        chance == Opening.Chance.GENERATOR
            && game.sequence().setup().game().hasChance()
            && game.sequence().length() == 0
            && tags.get(RandomTag.NAME).isEmpty();
    if (seeded) {
      Game kind = game.sequence().setup().game();
      added.append(Text.of("[%s \"%s\"]\n", RandomTag.NAME, random(kind, id)));
    }
    if (tags.gameId().isEmpty()) {
      added.append(Text.of("[GameId \"%s\"]\n", id));
    }
    return added.toString();
  }

  /**
   * The tag of a new seed: in a game that hides information its hash alone, since whoever reads the
   * log would know all later draws.
   */
  private String random(Game game, String id) {
    if (!game.visibility().hidesInformation()) {
      return "splitmix64 " + Long.toUnsignedString(machine.draw());
    }
    RandomTag drawn = RandomTag.shown(machine.draw(), machine.draw(), machine.draw());
    return seeds.keep(id, drawn).commitment().orElseThrow();
  }

  private Verdict judge(String text) {
    try (RecordReader reader = RecordReader.of(text, "the record")) {
      Optional<GameText> game = reader.next();
      // text that holds no record at all is refused as a record without tags
      return game.isPresent() ? new Referee(maps).judge(game.get()) : judge(OPEN);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
