package org.wardiary.events.testkit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Tags;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Verdict;

/** Records of legal answers, given or random. */
public final class RandomRecords {

  private RandomRecords() {}

  /** The tags of a game between Ann and Bob. */
  public static Tags tags(Game game, int round) {
    return new Tags(
        List.of(
            new Tags.Pair("Game", game.id()),
            new Tags.Pair("Event", "test"),
            new Tags.Pair("Round", Integer.toString(round)),
            new Tags.Pair(game.sides().get(0), "Ann"),
            new Tags.Pair(game.sides().get(1), "Bob"),
            new Tags.Pair("First", game.sides().get(round % 2))));
  }

  /**
   * A record that begins with given answers and continues with random ones.
   *
   * @param tags its tags, without those of its ending
   * @param before the given answers, which must be legal
   * @param more the most random answers after them
   */
  public static Verdict.Accepted play(Tags tags, List<String> before, int more, Random random) {
    Setups.Resolved.Ready ready = (Setups.Resolved.Ready) GameData.SETUPS.of(tags);
    Position position = ready.setup().start();
    List<String> answers = new ArrayList<>();
    for (String answer : before) {
      play(position, position.read(answer), answers);
    }
    for (int i = 0; i < more && position.ending() == Ending.NONE; i++) {
      AnswerList legal = new AnswerList();
      position.legal(legal);
      play(position, legal.get(random.nextInt(legal.size())), answers);
    }
    Game game = ready.setup().game();
    return judged(
        tags, answers, position.ending() == Ending.NONE ? "*" : position.ending().result(game));
  }

  private static void play(Position position, long code, List<String> answers) {
    answers.add(position.write(code));
    position.play(code, EventSink.NONE);
  }

  /** The record of these answers. */
  public static Verdict.Accepted judged(Tags tags, List<String> answers, String result) {
    StringBuilder text = new StringBuilder();
    tags.pairs().forEach(tag -> text.append("[" + tag.name() + " \"" + tag.value() + "\"]\n"));
    text.append('\n').append(String.join("\n", answers)).append('\n').append(result).append('\n');
    try (RecordReader reader = RecordReader.of(text.toString(), "random")) {
      GameText game = reader.next().orElseThrow();
      return GameData.accepted(game);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
