package org.wardiary.app.sheet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.analytics.tournament.Meeting;
import org.wardiary.analytics.tournament.Tournament;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.PlayerName;

/** Who plays in a round: players in order, with their teams, "" for none. */
public final class Entrants {

  private Entrants() {}

  /**
   * The players of a file, {@code NAME} or {@code NAME;TEAM} a line; other lines are empty.
   *
   * @throws InputRefused if a player is named twice
   */
  public static Map<String, String> read(Path file) {
    List<String> lines;
    try {
      lines = Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to read %s but failed", file), e);
    }
    Map<String, String> teams = new LinkedHashMap<>();
    for (int i = 0; i < lines.size(); i++) {
      String[] cells = lines.get(i).split(";", 2);
      String name = PlayerName.of(cells[0]);
      String team = cells.length == 2 ? PlayerName.of(cells[1]) : "";
      if (!name.isEmpty() && teams.put(name, team) != null) {
        throw new InputRefused(
            Text.of("%s:%d: expected each player once but got '%s' twice", file, i + 1, name));
      }
    }
    return teams;
  }

  /** All players of a tournament by name, with the team for which each played last. */
  public static Map<String, String> of(Tournament tournament) {
    Map<String, String> teams = new LinkedHashMap<>();
    tournament.players().forEach(player -> teams.put(player, ""));
    tournament.games().stream()
        .flatMap(game -> Meeting.rounds(game).stream())
        .forEach(meeting -> teams.put(meeting.player(), meeting.team()));
    return teams;
  }
}
