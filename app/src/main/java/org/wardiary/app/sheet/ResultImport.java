package org.wardiary.app.sheet;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.wardiary.events.game.Setup;
import org.wardiary.events.identity.AlikeNames;
import org.wardiary.events.identity.Names;
import org.wardiary.events.identity.Occasion;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.Text;

/**
 * Makes records of the results in a sheet, one of each row. A row whose players met more than once
 * on the same sides in the same round is given its id, which tells it apart; so is one that names
 * neither a date nor event and round. Not thread-safe.
 *
 * @param request what the user says about the sheet
 * @param setups finds the game
 * @param file the sheet's name for messages
 * @param records receives each record in its canonical form
 * @param notes receives what is not used
 * @param problems receives a message for each row that is refused, or the only one about the sheet
 */
public record ResultImport(
    SheetRequest request,
    Setups setups,
    String file,
    Consumer<String> records,
    Consumer<String> notes,
    Consumer<String> problems) {

  /** A row whose record is accepted. */
  private record Accepted(Map<String, String> tags, String id, String record, Occasion occasion) {

    /** Players, event and round: what tells most games apart. */
    List<String> meeting(List<String> sides) {
      List<String> all = new ArrayList<>(List.of(tag("Event"), tag("Round")));
      sides.forEach(side -> all.add(tag(side)));
      return all;
    }

    boolean isDated() {
      return tags.containsKey("Date") || tags.containsKey("Event") && tags.containsKey("Round");
    }

    private String tag(String name) {
      return Names.same(tags.getOrDefault(name, ""));
    }
  }

  /**
   * Reads the whole sheet; one that cannot be read to its end gives no record.
   *
   * @return which column is about what, as text
   * @throws IOException if the bytes cannot be read
   */
  public String read(InputStream in) throws IOException {
    try {
      Sheet sheet = Sheet.read(SheetText.read(in));
      List<String> sides = request.sides(setups);
      ColumnPlan plan = new ColumnPlan(sheet, sides, request.columns());
      SheetDates dates = SheetDates.of(sheet, plan, request.dates());
      RowTags tags = new RowTags(plan, dates, sides, request.tags());
      unused(plan);
      List<Accepted> games = accepted(sheet, tags);
      AlikeNames names = new AlikeNames();
      games.forEach(game -> names.add(game.occasion()));
      names.notes().forEach(note -> notes.accept(Text.of("%s: %s", file, note)));
      write(games, sides);
      return SheetPreview.text(sheet, plan);
    } catch (BadSheet e) {
      problems.accept(Text.of("%s: %s", file, Characters.printable(e.getMessage())));
      return "";
    }
  }

  private void unused(ColumnPlan plan) {
    for (String heading : plan.unused()) {
      notes.accept(
          Text.of(
              "%s: note: the column '%s' is not used; --column \"TAG=%s\" keeps it as a tag",
              file, Characters.printable(heading), Characters.printable(heading)));
    }
  }

  private List<Accepted> accepted(Sheet sheet, RowTags tags) {
    Referee referee = new Referee(setups);
    List<Accepted> accepted = new ArrayList<>();
    Map<String, Long> lines = new HashMap<>();
    for (Sheet.Row row : sheet.rows()) {
      try {
        Accepted game = accepted(row, sheet, tags, referee);
        Long same = lines.putIfAbsent(game.id(), row.line());
        if (same != null) {
          throw new BadSheet(
              "expected a game of its own but the row says what line %d says;"
                  + " a round, a date or another tag tells two games apart",
              same);
        }
        accepted.add(game);
      } catch (BadSheet e) {
        String reason = Characters.printable(e.getMessage());
        problems.accept(Text.of("%s:%d: refused: %s", file, row.line(), reason));
      }
    }
    return accepted;
  }

  private Accepted accepted(Sheet.Row row, Sheet sheet, RowTags reader, Referee referee) {
    int columns = sheet.headings().size();
    if (row.cells().stream().skip(columns).anyMatch(Text::shows)) {
      throw new BadSheet(
          "expected %d cells, as there are headings, but got %d", columns, row.cells().size());
    }
    Map<String, String> tags = reader.of(row);
    Verdict.Accepted game = judged(tags, referee);
    Setup setup = game.sequence().setup();
    Occasion occasion = Occasion.of(setup.tags(), setup.game().sides());
    return new Accepted(tags, game.gameId(), game.canonical(), occasion);
  }

  private Verdict.Accepted judged(Map<String, String> tags, Referee referee) {
    String text = SheetRecord.text(request.gameTags(), tags);
    try (RecordReader reader = RecordReader.of(text, file)) {
      Verdict verdict = referee.judge(reader.next().orElseThrow());
      if (verdict instanceof Verdict.Accepted accepted) {
        return accepted;
      }
      throw new BadSheet("%s", ((Verdict.Refused) verdict).problem().reason());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(List<Accepted> games, List<String> sides) {
    Map<List<String>, Integer> meetings = new HashMap<>();
    games.forEach(game -> meetings.merge(game.meeting(sides), 1, Integer::sum));
    Referee referee = new Referee(setups);
    for (Accepted game : games) {
      boolean apart = game.isDated() && meetings.get(game.meeting(sides)) == 1;
      records.accept(apart ? game.record() : identified(game, referee));
    }
  }

  private String identified(Accepted game, Referee referee) {
    Map<String, String> tags = new LinkedHashMap<>(game.tags());
    tags.putIfAbsent("GameId", game.id());
    return judged(tags, referee).canonical();
  }
}
