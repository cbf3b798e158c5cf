package org.wardiary.app.job;

import org.wardiary.app.archive.ArchiveResult;
import org.wardiary.app.archive.GivenGame;
import org.wardiary.app.archive.Intake;
import org.wardiary.app.archive.Session;
import org.wardiary.app.file.ReadSoFar;
import org.wardiary.app.file.RecordFiles;
import org.wardiary.app.print.GameJson;
import org.wardiary.app.print.GameLines;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.Progress;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;

/**
 * Referees the games of files and stores those that are accepted: the work of {@code archive} and
 * {@code demo}. For one thread.
 */
public final class ArchiveJob {

  /** Which games get a line. */
  public enum Lines {
    /** All games. */
    ALL,
    /**
     * Games that are refused or continue a stored one, and duplicates that differ from what is
     * current.
     */
    NOTABLE
  }

  /** How a line is written. */
  public enum Form {
    /** As text for people. */
    WORDS,
    /** As a JSON object. */
    JSON
  }

  private final Console console;
  private final OddRecords odd;
  private final MapLibrary maps;
  private final Progress progress;
  private final Lines lines;
  private final Form form;
  private long accepted;
  private long duplicates;
  private long refused;
  private long events;

  /**
   * Creates a job that has archived nothing yet.
   *
   * @param console where the lines go
   * @param maps maps of the games
   * @param progress receives the number of games done
   * @param lines which games get a line
   * @param form how a line is written
   */
  public ArchiveJob(Console console, MapLibrary maps, Progress progress, Lines lines, Form form) {
    this.console = console;
    this.odd = new OddRecords(console);
    this.maps = maps;
    this.progress = progress;
    this.lines = lines;
    this.form = form;
  }

  /**
   * Stores the games of some files; prints their lines in the order of the files.
   *
   * @param files readable files, none of which has been read yet
   */
  public void store(Session session, ReadSoFar files) {
    RecordFiles records = new RecordFiles(new Referee(maps));
    progress.begin("archiving", Progress.UNKNOWN);
    try (Intake intake = new Intake(session, maps, this::print)) {
      records.draft(
          files,
          progress,
          (text, verdict) -> {
            if (verdict instanceof Verdict.Accepted good) {
              odd.about(text, good);
            }
            intake.take(text, verdict);
          });
      intake.finish();
      intake.names().notes().forEach(console::note);
    }
  }

  private void print(GivenGame given, ArchiveResult result) {
    boolean notable = true;
    if (result instanceof ArchiveResult.Stored stored) {
      accepted++;
      events += stored.events();
      notable = false;
    } else if (result instanceof ArchiveResult.Duplicate duplicate) {
      duplicates++;
      notable = !duplicate.isSame();
    } else if (result instanceof ArchiveResult.Continued continued) {
      accepted++;
      events += continued.events();
    } else {
      refused++;
    }
    if (notable || lines == Lines.ALL) {
      console
          .out()
          .println(form == Form.JSON ? GameJson.of(given, result) : GameLines.of(given, result));
    }
    progress.to(accepted + duplicates + refused);
  }

  /** Whether a game was refused. */
  public boolean anyRefused() {
    return refused > 0;
  }

  /** The counts in one line. */
  public String counts() {
    long games = accepted + duplicates + refused;
    if (form == Form.JSON) {
      return Text.of(
          "{\"games\":%d,\"accepted\":%d,\"duplicate\":%d,\"refused\":%d,\"events\":%d}",
          games, accepted, duplicates, refused, events);
    }
    return Text.of(
        "%s: %d accepted, %d duplicate, %d refused; %s",
        Text.count(games, "game"), accepted, duplicates, refused, Text.count(events, "new event"));
  }
}
