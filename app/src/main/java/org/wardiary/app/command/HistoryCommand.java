package org.wardiary.app.command;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.wardiary.app.archive.Session;
import org.wardiary.app.archive.StoredEditions;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.terminal.Columns;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.Edition;
import org.wardiary.reports.json.EditionJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the changes of a stored game. */
@Command(
    name = "history",
    mixinStandardHelpOptions = true,
    description = {
      "Lists the editions of an archived game: what was changed, when, by whom and why.",
      "'position GAME --edition N' shows the game as it stood in one of them."
    })
final class HistoryCommand implements Callable<Integer> {

  private static final List<String> HEADER =
      List.of("edition", "when", "what", "by", "from answer", "seq", "why");

  private final Console console;

  @Parameters(paramLabel = "GAME", description = "the beginning of an archived game's id")
  private String game;

  @Option(names = "--json", description = "print one JSON object")
  private boolean json;

  @Mixin private StorageOptions storage;

  HistoryCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    try (Session session = storage.session("wardiary history")) {
      StoredEditions found = session.games().editions(game);
      if (json) {
        console
            .out()
            .println(
                new ObjectMapper()
                    .createObjectNode()
                    .put("id", found.id())
                    .set("editions", EditionJson.of(found.editions())));
      } else {
        print(found);
      }
    }
    return ExitCode.DONE;
  }

  private void print(StoredEditions found) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(HEADER);
    found.editions().forEach(edition -> rows.add(cells(edition)));
    console.out().println("game " + found.id());
    console.out().print(Columns.text(rows));
  }

  private static List<String> cells(Edition edition) {
    boolean first = edition.getNumber() == 1;
    String what =
        edition.getRestored() == 0
            ? edition.getWhat()
            : Text.of("%s (%d)", edition.getWhat(), edition.getRestored());
    return List.of(
        Integer.toString(edition.getNumber()),
        first ? "-" : EditionJson.time(edition),
        what,
        shown(edition.getBy()),
        EditionJson.fromPly(edition).map(ply -> Integer.toString(ply + 1)).orElse("-"),
        Text.of("%d-%d", edition.getFirstSeq(), edition.getLastSeq()),
        shown(edition.getReason()));
  }

  private static String shown(String text) {
    return text.isEmpty() ? "-" : Characters.printable(text);
  }
}
