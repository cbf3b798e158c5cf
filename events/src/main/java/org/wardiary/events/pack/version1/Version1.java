package org.wardiary.events.pack.version1;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Tags;
import org.wardiary.events.pack.coding.SymbolCoder;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.RecordComments;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;

/**
 * Writes or reads the content of packed records of version 1, depending on its coder. Not
 * thread-safe.
 */
public final class Version1 {

  /** The version's number in the file. */
  public static final int NUMBER = 1;

  /** What comes next in a file. */
  public enum Entry {
    /** Another game. */
    GAME,
    /** Another file of records, whose name follows. */
    FILE,
    /** The end of the packed records. */
    END
  }

  private static final int CHECK_BITS = 16;

  private final SymbolCoder coder;
  private final TextModel texts;
  private final ChoiceModel choices;
  private final SetupCoder setups;
  private final RareBit game = new RareBit(0.9);
  private final RareBit file = new RareBit(0.5);
  private final RareBit commented = new RareBit(0.2);
  private final RareBit comment = new RareBit(0.2);
  private final RareBit answers = new RareBit(0.99);
  private final CRC32 check = new CRC32();

  /**
   * Creates a writer or reader.
   *
   * @param coder codes the symbols; determines whether this is a writer or a reader
   * @param maps for a writer, the maps that games are played on; for a reader, the bundled ones
   */
  public Version1(SymbolCoder coder, MapLibrary maps) {
    this.coder = coder;
    this.texts = new TextModel(coder);
    this.choices = new ChoiceModel(coder);
    this.setups = new SetupCoder(coder, texts, maps);
  }

  /** Codes what comes next; a reader ignores the argument. */
  public Entry entry(Entry next) throws IOException {
    if (game.code(next == Entry.GAME ? 1 : 0, coder) == 1) {
      return Entry.GAME;
    }
    return file.code(next == Entry.FILE ? 1 : 0, coder) == 1 ? Entry.FILE : Entry.END;
  }

  /** Codes the name of a file; a reader ignores the argument. */
  public String fileName(String name) throws IOException {
    return texts.code(name, TextKind.FILE, TextKind.LONGEST_NAME);
  }

  /** Writes a game and returns its canonical record. */
  public String write(Verdict.Accepted accepted) throws IOException {
    return game(GameData.of(accepted));
  }

  /** Reads a game and returns its canonical record. */
  public String read() throws IOException {
    return game(GameData.UNKNOWN);
  }

  /** The maps of the games so far that are not bundled with the program. */
  public List<MapFile> maps() {
    return setups.maps().own();
  }

  private String game(GameData data) throws IOException {
    Tags tags = setups.tags(data.tags());
    Setup setup = setups.setup(tags);
    RecordDraft draft = new RecordDraft(setup.game(), setup.tags());
    boolean hasComments =
        commented.code(data.comments().equals(RecordComments.NONE) ? 0 : 1, coder) == 1;
    Position position = setup.start();
    AnswerCoder answerCoder = new AnswerCoder(coder, choices, setup);
    draft.comments(texts(hasComments, data.behind(0)));
    int ply = 0;
    while (position.ending() == Ending.NONE
        && answers.code(ply < data.answers().size() ? 1 : 0, coder) == 1) {
      long given = coder.reads() ? 0 : data.answers().get(ply);
      long code = answerCoder.code(position, given);
      draft.answer(position.write(code), position.turn(), position.turnSideName());
      ply++;
      Behind.add(texts(hasComments, data.behind(ply)), draft);
      position.play(code, EventSink.NONE);
    }
    end(position.ending(), setup, data, draft);
    draft.comments(texts(hasComments, data.comments().closing()));
    return checked(draft.write(Comments.KEPT));
  }

  private void end(Ending ending, Setup setup, GameData data, RecordDraft draft)
      throws IOException {
    if (ending == Ending.NONE) {
      String result = texts.code(data.result(), TextKind.RESULT, TextKind.LONGEST_NAME);
      draft.end(result, texts.code(data.termination(), TextKind.RESULT, TextKind.LONGEST_NAME));
    } else {
      draft.end(ending.result(setup.game()), ending.termination());
    }
  }

  private List<String> texts(boolean any, List<String> given) throws IOException {
    if (!any) {
      return List.of();
    }
    List<String> all = new ArrayList<>();
    while (comment.code(all.size() < given.size() ? 1 : 0, coder) == 1) {
      String text = coder.reads() ? "" : given.get(all.size());
      all.add(texts.code(text, TextKind.COMMENT, RecordReader.LONGEST_GAME));
    }
    return all;
  }

  /**
   * Codes a check value of all games so far, so that an error is found at the game in which it
   * occurs.
   */
  private String checked(String record) throws IOException {
    check.update(record.getBytes(StandardCharsets.UTF_8));
    int due = (int) check.getValue() & (1 << CHECK_BITS) - 1;
    int found = 0;
    for (int i = 0; i < CHECK_BITS; i++) {
      found = found << 1 | coder.bit(due >>> CHECK_BITS - 1 - i & 1, SymbolCoder.BIT_SCALE / 2);
    }
    if (found != due) {
      String reason =
          "expected the game as it was packed but it comes out otherwise (packed by the rules"
              + " '%s', read by '%s')";
      throw new IOException(Text.of(reason, setups.packedRules(), setups.rules()));
    }
    return record;
  }
}
