package org.wardiary.events.testkit;

import java.util.List;
import java.util.StringJoiner;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.record.Marks;
import org.wardiary.events.referee.Verdict;

/** Games with comments, marks and variations at random places, written as people write them. */
public final class AnalysedGames {

  private static final List<String> COMMENTS =
      List.of("{}", "{a comment}", "{( ! ?? ) [x]}", ";( to the end ! )\n", "{ü\n😀}", "17...");

  private static final int DEEPEST = 3;
  private static final int LONGEST = 6;

  private final RandomDraws draws;
  // about one answer in this many is followed by analysis
  private final int rarity;

  private AnalysedGames(RandomDraws draws, int rarity) {
    this.draws = draws;
    this.rarity = rarity;
  }

  /**
   * A game with random analysis.
   *
   * @param rarity about one answer in this many is followed by analysis
   * @return its record, which is far from canonical
   */
  public static String of(Verdict.Accepted game, long seed, int rarity) {
    return new AnalysedGames(new RandomDraws(seed), rarity).of(game);
  }

  private String of(Verdict.Accepted game) {
    String record = game.canonical();
    StringJoiner out = new StringJoiner(" ");
    Position position = game.sequence().start();
    for (int i = 0; i < game.sequence().length(); i++) {
      long code = game.sequence().code(i);
      out.add(position.write(code) + behind(position, code, 0));
      position.play(code, EventSink.NONE);
    }
    return record.substring(0, record.indexOf("\n\n") + 2) + out + "\n" + game.result() + "\n";
  }

  /**
   * The analysis after an answer: a mark, comments and variations in any order, or none of them.
   */
  private String behind(Position before, long code, int depth) {
    StringBuilder out = new StringBuilder();
    boolean marked = false;
    while (draws.draw(rarity) == 1) {
      switch (draws.draw(3)) {
        case 1 -> {
          out.append(marked ? "" : blank() + Marks.ALL.get(draws.draw(Marks.ALL.size()) - 1));
          marked = true;
        }
        case 2 -> out.append(blank()).append(COMMENTS.get(draws.draw(COMMENTS.size()) - 1));
        default ->
            out.append(blank()).append(depth < DEEPEST ? variation(before, code, depth) : "");
      }
    }
    return out.toString();
  }

  private String blank() {
    return draws.draw(2) == 1 ? " " : "\n";
  }

  private String variation(Position before, long played, int depth) {
    StringJoiner out = new StringJoiner(" ", "(", ")");
    if (draws.draw(4) == 1) {
      out.add(COMMENTS.get(draws.draw(COMMENTS.size()) - 1));
    }
    Position position = before.copy();
    AnswerList legal = new AnswerList();
    for (int left = draws.draw(LONGEST); left > 0 && position.ending() == Ending.NONE; left--) {
      legal.clear();
      position.legal(legal);
      boolean same = legal.size() == 1 || draws.draw(4) == 1 && position.ply() == before.ply();
      long code = same ? played : legal.get(draws.draw(legal.size()) - 1);
      code = position.isLegal(code) ? code : legal.get(0);
      out.add(position.write(code) + behind(position, code, depth + 1));
      position.play(code, EventSink.NONE);
    }
    return out.toString();
  }
}
