package org.wardiary.reports.exchange;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Importer;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.Problem;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;
import org.wardiary.reports.exchange.PublishedGame.Move;

/** Converts one published game into a record that obeys the rules. */
final class GameConversion {

  /** The termination in a record, by what the site writes as the last move. */
  private static final Map<String, String> ENDS =
      Map.of(
          "resign", "resignation",
          "timeout", "time",
          "draw", "agreement",
          "abandoned", "unfinished");

  private final PublishedGame published;
  private final Game game;
  private final Importer importer;
  private final List<Move> moves;
  private final Optional<Move> end;

  GameConversion(PublishedGame published, String site) {
    this.published = published;
    this.game =
        Games.all().stream()
            .filter(known -> importer(known, site, published.name()).isPresent())
            .findFirst()
            .orElseThrow(
                () ->
                    new NotImported(
                        Text.of(
                            "expected a game that is played here but got '%s'", published.name())));
    this.importer = importer(game, site, published.name()).orElseThrow();
    List<Move> all = published.moves();
    this.end =
        all.stream()
            .skip(Math.max(0, all.size() - 1))
            .filter(m -> ENDS.containsKey(m.text()))
            .findAny();
    this.moves = end.isPresent() ? all.subList(0, all.size() - 1) : all;
  }

  private static Optional<Importer> importer(Game game, String site, String name) {
    return game.importers().stream()
        .filter(one -> one.site().equals(site))
        .filter(one -> one.names().stream().anyMatch(name::equalsIgnoreCase))
        .findFirst();
  }

  /**
   * The record in its canonical form.
   *
   * @throws NotImported if the game breaks the rules, or its result is not the one that the site
   *     gives
   */
  String record() {
    if (!published.variants().isEmpty()) {
      throw new NotImported(
          Text.of("expected the game without variants but got %s", published.variants()));
    }
    int[] sides = sides();
    Importer.Translation translation = importer.translation(start(sides[moves.get(0).seat()]));
    for (int i = 0; i < moves.size(); i++) {
      Optional<Rejection> rejection = translation.take(moves.get(i).text());
      if (rejection.isPresent()) {
        throw refused(moves.get(i), translation.answers().size(), rejection.get());
      }
    }
    OptionalInt by = end.stream().mapToInt(move -> sides[move.seat()]).findAny();
    translation
        .end(by)
        .ifPresent(
            rejection -> {
              Move last = moves.get(moves.size() - 1);
              throw refused(last, translation.answers().size(), rejection);
            });
    return judged(text(sides, translation));
  }

  private static NotImported refused(Move move, int answers, Rejection rejection) {
    return new NotImported(
        Text.of(
            "row %d, ply %d: '%s' refused%s: %s",
            move.row(),
            answers + 1,
            Problem.shown(move.text()),
            rejection.rule().isEmpty() ? "" : " (" + rejection.rule() + ")",
            rejection.reason()));
  }

  /**
   * The side of each seat, told from the moves, since the site has seated the sides in different
   * ways.
   */
  private int[] sides() {
    for (Move move : moves) {
      OptionalInt side = importer.side(move.text());
      if (side.isPresent()) {
        int first = move.seat() == 0 ? side.getAsInt() : 1 - side.getAsInt();
        return new int[] {first, 1 - first};
      }
    }
    throw new NotImported("expected a move that tells the sides apart but there is none");
  }

  private Position start(int first) {
    Setups.Resolved resolved = Setups.bundled().of(game, game.sides().get(first), Optional.empty());
    return ((Setups.Resolved.Ready) resolved).setup().start();
  }

  private String text(int[] sides, Importer.Translation translation) {
    RecordTags tags = new RecordTags(game, published, sides);
    Ending ending = translation.ending();
    boolean byRules = ending != Ending.NONE;
    String termination =
        byRules
            ? ending.termination()
            : ENDS.get(end.orElseThrow(() -> open(translation.answers().size())).text());
    String result =
        byRules ? agreed(tags, ending.result(game), termination) : byPlayers(tags, termination);
    return tags.write(tags.sideOf(moves.get(0).seat()), result, termination)
        + "\n"
        + String.join(" ", translation.answers())
        + "\n"
        + result
        + "\n";
  }

  /** The result of a game that no rule has ended. */
  private String byPlayers(RecordTags tags, String termination) {
    String other = tags.sideOf(1 - end.orElseThrow().seat());
    return switch (termination) {
      case "resignation" -> agreed(tags, other, termination);
      case "agreement" -> agreed(tags, "draw", termination);
      case "time" -> tags.result().orElse(other);
      default -> "*";
    };
  }

  private static String agreed(RecordTags tags, String due, String termination) {
    Optional<String> published = tags.result();
    if (published.isPresent() && !published.get().equals(due)) {
      throw new NotImported(
          Text.of(
              "expected the result '%s' because the game ended by %s but got '%s'",
              due, termination, published.get()));
    }
    return due;
  }

  private static NotImported open(int answers) {
    return new NotImported(
        Text.of(
            "ply %d: expected another move because no rule has ended the game but the site has"
                + " none",
            answers));
  }

  /** The canonical form of a record, if the referee accepts it as a whole. */
  private static String judged(String text) {
    try (RecordReader reader = RecordReader.of(text, "record")) {
      GameText read = reader.next().orElseThrow();
      Verdict verdict = new Referee(Setups.bundled()).judge(read);
      if (verdict instanceof Verdict.Accepted accepted) {
        return accepted.canonical();
      }
      throw new NotImported(((Verdict.Refused) verdict).problem().reason());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
