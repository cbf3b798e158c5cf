package org.wardiary.app.job;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.wardiary.events.record.GameId;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.text.Text;

/**
 * The games that an interrupted run of a simulation has left. Only games that are certainly whole,
 * since another one begins after them, count. The last of these is played again: if it turns out
 * differently, because of other maps or another version of the program, none counts.
 */
public final class Played {

  private static final String BEGINNING = "[Game ";

  private final Simulation simulation;
  private final List<PlannedGame> planned;
  private int games;

  /**
   * Creates an instance that has read no games yet.
   *
   * @param planned all games to be played, in order
   */
  public Played(Simulation simulation, List<PlannedGame> planned) {
    this.simulation = simulation;
    this.planned = planned;
  }

  /** A mark that differs if any other game is planned. */
  public String mark() {
    String mark = "";
    for (PlannedGame game : planned) {
      // one after another, since the text of a million games would not fit into memory
      mark = GameId.of(Text.of("%s %s", mark, text(game)));
    }
    return mark;
  }

  private static String text(PlannedGame planned) {
    return Text.of("%s %d %d", planned.tags(), planned.seed(), planned.maxAnswers());
  }

  /** The number of games that count. */
  public int games() {
    return games;
  }

  /** Reads what the earlier run has written; returns how many of its first bytes count. */
  public long read(InputStream text) throws IOException {
    // not closed: the stream belongs to the caller, who goes on writing
    BufferedReader lines = new BufferedReader(new InputStreamReader(text, StandardCharsets.UTF_8));
    StringBuilder game = new StringBuilder();
    String last = "";
    long bytes = 0;
    long kept = 0;
    String line = lines.readLine();
    while (line != null) {
      if (line.startsWith(BEGINNING) && bytes > 0) {
        // without the empty line between two games
        game.setLength(game.length() - 1);
        last = game.toString();
        kept = bytes - 1;
        games++;
        game.setLength(0);
      }
      game.append(line).append('\n');
      bytes += Text.utf8(line).length + 1;
      line = lines.readLine();
    }
    if (!isAsPlayed(last)) {
      games = 0;
      return 0;
    }
    return kept;
  }

  private boolean isAsPlayed(String last) {
    return games > 0
        && games < planned.size()
        && simulation.play(planned.get(games - 1)).canonical().equals(last);
  }
}
