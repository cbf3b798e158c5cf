package org.wardiary.app.job;

import java.util.HashSet;
import java.util.Set;
import java.util.function.BiConsumer;
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
      doubts(
          accepted.sequence(),
          (ply, doubt) -> console.note(Text.of("note: answer %d: %s", ply, doubt)));
    }
  }

  /** Prints the notes on a game's tags, and the warnings of its map unless printed before. */
  public void about(GameText text, Verdict.Accepted game) {
    Setup setup = game.sequence().setup();
    TagNote.of(setup.tags(), setup.game().sides())
        .forEach(note -> console.note(note.message(text)));
    // each word of a recorded game is a statement
    doubts(
        game.sequence(),
        (ply, doubt) -> console.note(TagNote.message(text, text.place(ply - 1), doubt)));
    if (warned.add(setup.mapFile())) {
      setup
          .map()
          .warnings()
          .forEach(
              warning -> console.warn(Text.of("map '%s': %s", setup.mapFile().name(), warning)));
    }
  }

  /**
   * What in the statements of a recorded game does not fit what stood before them.
   *
   * @param out receives the number of the statement, from 1, and what does not fit
   */
  private static void doubts(AnswerSequence sequence, BiConsumer<Integer, String> out) {
    if (sequence.setup().game().level() != Level.RECORDED) {
      return;
    }
    Position position = sequence.start();
    for (int ply = 1; ply <= sequence.length(); ply++) {
      int number = ply;
      long code = sequence.code(ply - 1);
      position.play(
          code,
          event -> {
            if (event instanceof DoubtNoted doubt) {
              out.accept(number, position.write(code) + ": " + doubt.getWhat());
            }
          });
    }
  }
}
