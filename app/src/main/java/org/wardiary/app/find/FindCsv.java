package org.wardiary.app.find;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.wardiary.analytics.sequence.FoundGame;
import org.wardiary.analytics.sequence.Match;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.csv.SafeText;

/** Writes matches as CSV, a line each, as they are found. */
public final class FindCsv {

  private static final List<String> HEADER =
      List.of(
          "game id",
          "game",
          "date",
          "event",
          "round",
          "first player",
          "second player",
          "result",
          "ply",
          "turn",
          "side",
          "ended",
          "events");

  private final CSVPrinter printer;

  /** Writes the header. */
  public FindCsv(Writer out) throws IOException {
    printer = new CSVPrinter(out, CSVFormat.RFC4180);
    printer.printRecord(HEADER);
  }

  /** Writes the matches of a game. */
  public void write(FoundGame found) throws IOException {
    GameSummary game = found.game();
    for (Match match : found.matches()) {
      printer.printRecord(
          game.getGameId(),
          game.getGame(),
          SafeText.of(game.getDate()),
          SafeText.of(game.getEvent()),
          SafeText.of(game.getRound()),
          SafeText.of(game.getFirstPlayer()),
          SafeText.of(game.getSecondPlayer()),
          game.getResult(),
          match.first().ply(),
          match.first().turn(),
          found.side(match),
          found.result(match).map(it -> it.name().toLowerCase(Locale.ROOT)).orElse(""),
          events(match));
    }
  }

  /** The events with the ply of each, e.g. {@code AttackDeclared@12 TurnPassed@9}. */
  public static String events(Match match) {
    return match.events().stream()
        .map(row -> row.event().getType() + "@" + row.ply())
        .collect(Collectors.joining(" "));
  }
}
