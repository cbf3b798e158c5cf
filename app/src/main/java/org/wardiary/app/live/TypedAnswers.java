package org.wardiary.app.live;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Level;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.LineText;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/**
 * Answers of one line that belong together, and the comments after them.
 *
 * @param words the answers as they were typed; empty if there are only comments
 * @param comments the comments
 */
public record TypedAnswers(List<String> words, List<String> comments) {

  private static final Set<String> WITHOUT_WINNER = Set.of("draw", "*");

  /** Copies both lists. */
  public TypedAnswers {
    words = List.copyOf(words);
    comments = List.copyOf(comments);
  }

  /**
   * Reads a line like a record's movetext: turn numbers are skipped, and it may contain several
   * answers, and comments in braces or after a semicolon.
   *
   * @throws InputRefused if it cannot be read
   */
  public static List<TypedAnswers> of(Game game, String line) {
    if (line.strip().startsWith("[")) {
      throw new InputRefused("expected an answer but got a tag");
    }
    GameText text = read(game, line);
    if (text.problem().isPresent()) {
      throw new InputRefused(Characters.printable(text.problem().get().reason()));
    }
    for (int i = 0; i < text.size(); i++) {
      if (text.line().mark(i).isPresent() || !text.line().variations(i).isEmpty()) {
        throw new InputRefused(
            "expected answers and comments but got a mark or a variation, which is for a record");
      }
    }
    TreeSet<Integer> ends = new TreeSet<>();
    text.line().comments().forEach(comment -> ends.add(comment.after() + 1));
    ends.add(text.size());
    if (text.size() > 1 && isResult(game, text.word(text.size() - 1))) {
      ends.add(text.size() - 1);
    }
    List<TypedAnswers> groups = new ArrayList<>();
    int from = 0;
    for (int end : ends) {
      TypedAnswers group = new TypedAnswers(words(text, from, end), comments(text, end - 1));
      if (!group.words().isEmpty() || !group.comments().isEmpty()) {
        groups.add(group);
      }
      from = end;
    }
    return groups;
  }

  private static GameText read(Game game, String line) {
    String tags = Text.of("[Game \"%s\"]\n[First \"%s\"]\n\n", game.id(), game.sides().get(0));
    try (RecordReader reader = RecordReader.of(tags + line + "\n", "the line")) {
      GameText text = reader.next().orElseThrow();
      if (reader.next().isPresent()) {
        throw new InputRefused("expected answers alone but got a tag");
      }
      return text;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> words(GameText text, int from, int end) {
    List<String> words = new ArrayList<>();
    for (int i = from; i < end; i++) {
      words.add(text.word(i));
    }
    return words;
  }

  private static List<String> comments(GameText text, int after) {
    return text.line().comments(after).stream().map(LineText.Comment::text).toList();
  }

  /** Whether it is the result that ends a recorded game. */
  public boolean isResult(Game game) {
    return words.size() == 1 && isResult(game, words.get(0));
  }

  private static boolean isResult(Game game, String word) {
    boolean recorded = game.level() == Level.RECORDED;
    return recorded && (game.sides().contains(word) || WITHOUT_WINNER.contains(word));
  }

  /** The same answers one at a time, with the comments after the last one. */
  public List<TypedAnswers> single() {
    if (words.size() < 2) {
      return List.of(this);
    }
    List<TypedAnswers> all = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      boolean last = i == words.size() - 1;
      all.add(new TypedAnswers(List.of(words.get(i)), last ? comments : List.of()));
    }
    return all;
  }
}
