package org.wardiary.app.job;

import java.util.HashSet;
import java.util.Set;
import org.wardiary.app.terminal.Console;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.recorded.RecordedTags;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.TagNote;
import org.wardiary.events.referee.AnswerSequence;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;

/**
 * Says what is odd in accepted records: tags whose values nothing can use, each with its place, and
 * once each map that is legal but odd. For one thread.
 */
public final class OddRecords {

  private final Console console;
  private final Set<MapFile> warned = new HashSet<>();

  /**
   * Creates an instance that has given no warnings yet.
   *
   * @param console where warnings are printed
   */
  public OddRecords(Console console) {
    this.console = console;
  }

  /** Prints the notes on the tags of a game that has no place in a file. */
  public static void about(Console console, Setup setup) {
    TagNote.of(setup.tags(), setup.game().sides())
        .forEach(note -> console.note("note: " + note.reason()));
  }

  /** As {@link #about(Console, Setup)}, of a record that may be refused. */
  public static void about(Console console, Verdict verdict) {
    if (verdict instanceof Verdict.Accepted accepted) {
      about(console, accepted.sequence().setup());
      accepted.doubts().forEach(doubt -> console.note(note(accepted.sequence(), doubt)));
    }
  }

  private static String note(AnswerSequence sequence, Verdict.Doubt doubt) {
    return doubt.ply() == 0
        ? "note: " + doubt.what()
        : Text.of("note: answer %d: %s", doubt.ply(), about(sequence, doubt));
  }

  private static String note(GameText text, AnswerSequence sequence, Verdict.Doubt doubt) {
    // each word of a recorded game is a statement
    return doubt.ply() == 0
        ? new TagNote(RecordedTags.SCORE, doubt.what()).message(text)
        : TagNote.message(text, text.place(doubt.ply() - 1), about(sequence, doubt));
  }

  /** What is doubtful, after the statement. */
  private static String about(AnswerSequence sequence, Verdict.Doubt doubt) {
    return sequence.setup().position().write(sequence.code(doubt.ply() - 1)) + ": " + doubt.what();
  }

  /** Prints the notes on a game's tags, and the warnings of its map unless printed before. */
  public void about(GameText text, Verdict.Accepted game) {
    Setup setup = game.sequence().setup();
    TagNote.of(setup.tags(), setup.game().sides())
        .forEach(note -> console.note(note.message(text)));
    game.doubts().forEach(doubt -> console.note(note(text, game.sequence(), doubt)));
    if (warned.add(setup.mapFile())) {
      setup
          .map()
          .warnings()
          .forEach(
              warning -> console.warn(Text.of("map '%s': %s", setup.mapFile().name(), warning)));
    }
  }
}
