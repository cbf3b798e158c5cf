package org.wardiary.app.archive;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Tags;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.AnswerSequence;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/**
 * Makes a new record of a stored game from what is kept of the stored record and what is given
 * instead. The referee judges the new record like any other.
 *
 * @param game the kind of game
 * @param maps where its map comes from
 * @param stored the current record
 */
public record RecordEdit(Game game, MapLibrary maps, RecordDraft stored) {

  private static final String RESULT = "Result";
  private static final String TERMINATION = "Termination";
  private static final String OPEN = "*";
  private static final List<String> FIXED = List.of("Game", "Map", "Rules", "GameId");
  private static final int GIVEN_TAGS = 2;
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_]{1,255}");
  private static final List<String> BY_PLAYERS =
      List.of("resignation", "agreement", "time", "adjudication");

  /** What becomes of the stored answers after those that are replaced. */
  public enum Rest {
    /** They stay: as many stored answers are replaced as are given. */
    KEPT,
    /** They are dropped. */
    DROPPED
  }

  /**
   * The record with some tags set to other values; an empty value removes the tag.
   *
   * @throws InputRefused if a changed tag would make it a record of another game, or has no name
   *     that a tag may have
   */
  public Verdict amended(Map<String, String> values) {
    Tags tags = stored.writtenTags();
    Optional<String> fixed = values.keySet().stream().filter(FIXED::contains).findFirst();
    if (fixed.isPresent()) {
      throw new InputRefused(
          Text.of("expected a tag that may change but %s makes another game of it", fixed.get()));
    }
    for (Map.Entry<String, String> value : values.entrySet()) {
      requireName(value.getKey());
      Tags others = tags.without(value.getKey());
      tags = value.getValue().isEmpty() ? others : replaced(tags, value.getKey(), value.getValue());
    }
    return judge(tags, Moves.of(stored), tags.get(RESULT).orElse(OPEN));
  }

  private static void requireName(String name) {
    if (!NAME.matcher(name).matches()) {
      throw new InputRefused(
          Text.of("expected a tag's name of letters, digits and _ but got '%s'", name));
    }
  }

  /** Sets a tag in place, since the canonical order does not name every tag. */
  private static Tags replaced(Tags tags, String name, String value) {
    if (tags.get(name).isEmpty()) {
      return tags.with(name, value);
    }
    return new Tags(
        tags.pairs().stream()
            .map(pair -> pair.name().equals(name) ? new Tags.Pair(name, value) : pair)
            .toList());
  }

  /**
   * The record with other answers.
   *
   * @param from number of first answers that stay
   * @param movetext the answers after them, with comments and a result if wished
   * @param rest what becomes of the stored answers after those that are replaced
   * @param termination the tag Termination, empty if it is not given
   * @throws InputRefused if the movetext cannot be read or has tags, or the game ends otherwise
   *     than by the termination
   */
  public Verdict corrected(int from, String movetext, Rest rest, String termination) {
    GameText given = read(movetext);
    int words = given.size();
    String result = words > 0 && isResult(given.word(words - 1)) ? given.word(--words) : "";
    Moves moves = Moves.of(stored).first(from).then(Moves.of(given.line(), words));
    if (rest == Rest.KEPT) {
      moves = moves.then(Moves.of(stored).from(from + count(given, words)));
    }
    Verdict verdict =
        result.isEmpty() ? ended(moves, termination) : ended(moves, result, termination);
    if (verdict instanceof Verdict.Accepted accepted
        && !termination.isEmpty()
        && !accepted.termination().equals(termination)) {
      throw new InputRefused(
          Text.of(
              "expected the termination with which the game ends, %s, but got %s",
              accepted.termination(), termination));
    }
    return verdict;
  }

  private Verdict ended(Moves moves, String result, String termination) {
    boolean same = stored.writtenTags().get(RESULT).filter(result::equals).isPresent();
    String how =
        termination.isEmpty() && same
            ? stored.writtenTags().get(TERMINATION).filter(BY_PLAYERS::contains).orElse("")
            : termination;
    return judge(withEnd(result, how), moves, result);
  }

  private boolean isResult(String word) {
    return word.equals(OPEN) || word.equals("draw") || game.sides().contains(word);
  }

  private GameText read(String movetext) {
    String tags = Text.of("[Game \"%s\"]\n[First \"%s\"]\n\n", game.id(), game.sides().get(0));
    try (RecordReader reader = RecordReader.of(tags + movetext + "\n", "the given answers")) {
      GameText text = reader.next().orElseThrow();
      if (text.problem().isPresent()) {
        throw new InputRefused(text.problem().get().message());
      }
      if (text.tags().size() > GIVEN_TAGS || reader.next().isPresent()) {
        throw new InputRefused("expected answers alone but a line begins with a tag");
      }
      return text;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int count(GameText text, int words) {
    int answers = 0;
    for (int i = 0; i < words; i++) {
      answers += Math.max(1, game.split(text.word(i)).size());
    }
    return answers;
  }

  /**
   * Judges a game whose result is not given. That of a recorded game stays. Another's result is
   * that of the rules if they end it, else the stored one if the players had ended the game, else
   * none.
   */
  private Verdict ended(Moves moves, String termination) {
    if (game.level() == Level.RECORDED) {
      Tags stands = stored.writtenTags();
      Tags ends = termination.isEmpty() ? stands : stands.with(TERMINATION, termination);
      return judge(ends, moves, ends.get(RESULT).orElse(OPEN));
    }
    Verdict open = judge(withEnd(OPEN, ""), moves, OPEN);
    Tags tags = stored.writtenTags();
    String how = termination.isEmpty() ? tags.get(TERMINATION).orElse("") : termination;
    if (open instanceof Verdict.Accepted) {
      String result = tags.get(RESULT).orElse(OPEN);
      return BY_PLAYERS.contains(how) ? judge(withEnd(result, how), moves, result) : open;
    }
    return ((Verdict.Refused) open)
        .goodPrefix()
        .map(RecordEdit::ending)
        .filter(ending -> ending != Ending.NONE)
        .map(ending -> judge(withEnd("", ""), moves, ending.result(game)))
        .orElse(open);
  }

  private static Ending ending(AnswerSequence sequence) {
    Position last = sequence.at(sequence.length());
    return last.ending();
  }

  /** The stored tags with another result and termination; an empty one is left out. */
  private Tags withEnd(String result, String termination) {
    Tags tags = stored.writtenTags().without(RESULT).without(TERMINATION);
    tags = result.isEmpty() ? tags : tags.with(RESULT, result);
    return termination.isEmpty() ? tags : tags.with(TERMINATION, termination);
  }

  /**
   * The record with one more variation.
   *
   * @param ply number of the answer that it is an alternative to, from 1
   * @param line the text within its parentheses
   */
  public Verdict varied(int ply, String line) {
    Tags tags = stored.writtenTags();
    Moves moves = Moves.of(stored).varied(ply, line);
    return judge(tags, moves, tags.get(RESULT).orElse(OPEN));
  }

  /**
   * A whole record of the game instead of the stored one; it gives the game's id exactly if the
   * stored one does.
   */
  public Verdict replaced(RecordDraft record) {
    Tags tags = record.writtenTags().withoutGameId();
    Tags kept = stored.writtenTags().gameId().map(tags::withGameId).orElse(tags);
    return judge(kept, Moves.of(record), kept.get(RESULT).orElse(OPEN));
  }

  private Verdict judge(Tags tags, Moves moves, String result) {
    StringBuilder text = new StringBuilder();
    for (Tags.Pair tag : tags.pairs()) {
      String value = tag.value().replace("\\", "\\\\").replace("\"", "\\\"");
      text.append('[').append(tag.name()).append(" \"").append(value).append("\"]\n");
    }
    text.append('\n').append(moves.text(result));
    try (RecordReader reader = RecordReader.of(text.toString(), "the record as it would be")) {
      return new Referee(maps).judge(reader.next().orElseThrow());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
