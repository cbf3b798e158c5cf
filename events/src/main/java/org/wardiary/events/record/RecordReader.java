package org.wardiary.events.record;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.wardiary.events.game.Games;
import org.wardiary.events.record.GameText.Origin;
import org.wardiary.events.text.Encoding;
import org.wardiary.events.text.Text;

/**
 * Reads the games of a {@code .wdr} text one by one, any number of them in constant memory ({@code
 * records.md}). Never throws because of what the text says: a game that cannot be read carries its
 * {@link Problem} and the words before it. Not thread-safe.
 */
public final class RecordReader implements Closeable {

  /** The longest game, in bytes: 8 MiB. */
  public static final int LONGEST_GAME = 8 << 20;

  private static final String NEW_GAME = "[Game ";

  private final InputStream in;
  private final ByteSource source;
  private final String file;
  private int games;
  private boolean begun;
  private boolean damaged;

  private GameTextBuilder game;
  private long gameStart;
  private boolean movetext;
  // whether the words are statements of a game that is recorded only
  private boolean statements;
  private boolean gapAfterTags;

  /**
   * Reads a text.
   *
   * @param in the bytes; buffered here, closed with the reader
   * @param file the file name that problems give
   */
  public RecordReader(InputStream in, String file) {
    this.in = in;
    this.source = new ByteSource(in, LONGEST_GAME);
    this.file = file;
  }

  /** Reads a text in memory. */
  public static RecordReader of(String text, String file) {
    return new RecordReader(new ByteArrayInputStream(Text.utf8(text)), file);
  }

  /**
   * Reads the next game.
   *
   * @return the game; empty at the end of the text
   * @throws IOException if the bytes cannot be read
   */
  public Optional<GameText> next() throws IOException {
    if (damaged) {
      return Optional.empty();
    }
    game = new GameTextBuilder(new Origin(file, games + 1), source.place());
    try {
      if (!readGame()) {
        return Optional.empty();
      }
    } catch (DamagedData e) {
      damaged = true;
      game.refuse(source.place(), "", e.getMessage());
    }
    games++;
    return Optional.of(game.build());
  }

  /** Reads a game; returns whether there is one. */
  private boolean readGame() throws IOException {
    if (!begun) {
      begun = true;
      Optional<String> wrong = Encoding.wrong(source.first());
      if (wrong.isPresent()) {
        throw new DamagedData(wrong.get());
      }
    }
    skipSpace();
    if (source.peek() < 0) {
      return false;
    }
    game = new GameTextBuilder(new Origin(file, games + 1), source.place());
    gameStart = source.offset();
    movetext = false;
    gapAfterTags = false;
    readTokens();
    noteBadCharacter();
    return !isOnlyComments();
  }

  /**
   * Whether only comments were found: comments at the end of a file that has no games are not a
   * game.
   */
  private boolean isOnlyComments() {
    return !game.refused() && !movetext && game.tags().isEmpty();
  }

  private void readTokens() throws IOException {
    while (true) {
      int lines = skipSpace();
      gapAfterTags |= lines > 1;
      int c = source.peek();
      if (c < 0 || c == '[' && atNextGame()) {
        return;
      }
      if (c == '[' && !movetext) {
        if (!readTag()) {
          skipToNewGame();
          return;
        }
      } else if (c == '{') {
        if (!readComment()) {
          return;
        }
      } else if (c == ';') {
        readLineComment();
      } else if (c == '(' || c == ')') {
        readParenthesis();
      } else {
        readWord();
      }
      game.endsAt(source.line(), source.column());
      checkLength();
      noteBadCharacter();
    }
  }

  /**
   * Whether a {@code [} begins another game: after movetext, at the beginning of a line, or with a
   * tag, since files that end without a line feed may have been joined; after tags and an empty
   * line or a comment, if another tag {@code Game} begins a line. The game before the latter has no
   * movetext and is refused, but does not swallow its neighbour.
   */
  private boolean atNextGame() throws IOException {
    if (source.column() != 1) {
      return movetext && source.startsTag();
    }
    return movetext || gapAfterTags && game.hasTag("Game") && source.startsWith(NEW_GAME);
  }

  private void checkLength() {
    if (source.offset() - gameStart > LONGEST_GAME) {
      String reason = Text.of("expected a game of at most %d bytes but it is longer", LONGEST_GAME);
      game.refuse(game.begin(), "", reason);
    }
  }

  private void noteBadCharacter() throws IOException {
    source.badCharacter().ifPresent(bad -> game.refuse(bad.place(), "", bad.reason()));
  }

  /** Skips white space and byte order marks, and returns the number of line ends in it. */
  private int skipSpace() throws IOException {
    int lines = 0;
    for (int c = source.peek();
        ByteSource.isSpace(c) || source.takeByteOrderMark();
        c = source.peek()) {
      if (ByteSource.isSpace(c)) {
        lines += c == '\n' ? 1 : 0;
        source.take();
      }
    }
    return lines;
  }

  private void readWord() throws IOException {
    int line = source.line();
    int column = source.column();
    if (!movetext) {
      movetext = true;
      statements = game.tag("Game").filter(id -> Games.refereed(id).isEmpty()).isPresent();
    }
    source.mark();
    if (source.peek() == '[') {
      source.take();
    }
    source.takeWord();
    if (isTurnNumber()) {
      source.unmark();
      return;
    }
    String word = source.marked();
    noteBadCharacter();
    if (word.isEmpty()) {
      checkLength();
    }
    takeWord(word, line, column);
  }

  /** Adds a word, a word with its mark, or a mark alone. */
  private void takeWord(String word, int line, int column) {
    String mark = statements && game.inFacts(word) ? Marks.NONE : Marks.atTheEnd(word);
    int length = word.length() - mark.length();
    if (length > 0 || mark.isEmpty()) {
      String text = mark.isEmpty() ? word : word.substring(0, length);
      if (!statements || !game.continueStatement(text)) {
        game.word(text, LineText.pack(line, column));
      }
    }
    if (!mark.isEmpty()) {
      int before = word.codePointCount(0, length);
      game.mark(mark, new Place(line, column + before));
    }
  }

  private void readParenthesis() throws IOException {
    movetext = true;
    Place place = source.place();
    int c = source.peek();
    source.take();
    if (c == '(') {
      game.open(place);
    } else {
      game.close(place);
    }
  }

  /**
   * Whether the token is a turn number that says nothing: {@code 7...}, or {@code 7.} unless it is
   * a statement.
   */
  private boolean isTurnNumber() {
    int length = source.markedLength();
    if (length == 0 || source.markedByte(length - 1) != '.') {
      return false;
    }
    int digits = 0;
    while (digits < length && isDigit(source.markedByte(digits))) {
      digits++;
    }
    int dots = length - digits;
    if (digits == 0 || dots != 3 && (dots != 1 || statements)) {
      return false;
    }
    for (int i = digits; i < length; i++) {
      if (source.markedByte(i) != '.') {
        return false;
      }
    }
    return true;
  }

  private static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }

  private void readLineComment() throws IOException {
    source.take();
    source.mark();
    source.takeLine();
    addComment(source.marked());
  }

  /** Reads a comment in braces; returns whether it was closed. */
  private boolean readComment() throws IOException {
    Place place = source.place();
    source.take();
    source.mark();
    int c = source.peek();
    while (c >= 0 && c != '}') {
      source.take();
      boolean lineEnd = c == '\n';
      if (lineEnd) {
        source.takeByteOrderMark();
      }
      c = source.peek();
      if (lineEnd && c == '[' && source.startsWith(NEW_GAME)) {
        refuseComment(place, "a line that begins the next game");
        return false;
      }
    }
    if (c < 0) {
      refuseComment(place, "the end of the file");
      return false;
    }
    String text = source.marked();
    source.take();
    addComment(text);
    return true;
  }

  private void refuseComment(Place place, String found) throws IOException {
    source.unmark();
    noteBadCharacter();
    game.refuse(place, "{", "expected a comment closed by '}' but found " + found);
  }

  private void addComment(String text) throws IOException {
    noteBadCharacter();
    checkLength();
    gapAfterTags = true;
    game.comment(CommentText.folded(text));
  }

  /** Reads a tag; returns whether it is valid. */
  private boolean readTag() throws IOException {
    Place place = source.place();
    source.mark();
    String error = new TagReader(source, game, place).read();
    gapAfterTags = false;
    if (!error.isEmpty()) {
      noteBadCharacter();
      source.takeLine();
      String token = source.marked().strip();
      checkLength();
      game.refuse(place, token, error);
      return false;
    }
    return true;
  }

  private void skipToNewGame() throws IOException {
    do {
      source.takeLine();
      if (source.peek() >= 0) {
        source.take();
      }
      source.takeByteOrderMark();
      // the game is already refused: bad characters in the skipped text do not matter
      source.badCharacter();
    } while (source.peek() >= 0 && !source.startsWith(NEW_GAME));
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
