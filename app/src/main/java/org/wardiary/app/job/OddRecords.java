package org.wardiary.app.job;

import java.util.HashSet;
import java.util.Set;
import org.wardiary.app.terminal.Console;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
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
    }
  }

  /** Prints the notes on a game's tags, and the warnings of its map unless printed before. */
  public void about(GameText text, Verdict.Accepted game) {
    Setup setup = game.sequence().setup();
    TagNote.of(setup.tags(), setup.game().sides())
        .forEach(note -> console.note(note.message(text)));
    if (setup.game().level() == Level.RECORDED) {
      aboutPlay(text, game.sequence());
    }
    if (warned.add(setup.mapFile())) {
      setup
          .map()
          .warnings()
          .forEach(
              warning -> console.warn(Text.of("map '%s': %s", setup.mapFile().name(), warning)));
    }
  }

  /** Prints what in the statements of a recorded game does not fit what stood before them. */
  private void aboutPlay(GameText text, AnswerSequence sequence) {
    Position position = sequence.start();
    for (int ply = 0; ply < sequence.length(); ply++) {
      int word = ply; // each word of a recorded game is a statement
      position.play(
          sequence.code(ply),
          event -> {
            if (event instanceof DoubtNoted doubt) {
              console.note(
                  TagNote.message(
                      text, text.place(word), text.word(word) + ": " + doubt.getWhat()));
            }
          });
    }
  }
}
