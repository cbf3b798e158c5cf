package org.wardiary.app.resident;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.wardiary.events.text.Text;

/**
 * The messages between client and server: a request, then a greeting from the server that accepts
 * its token, then the parts of the reply, the last of which ends it.
 *
 * <p>All are lines of text, so that a shell script ({@code ask.bash}) can be a client too; where
 * other text or bytes follow, the line gives their length. A request is its token, the caller's
 * kind of reader and folder, the number of arguments and each of them, all but the number as a line
 * with its length in bytes and then the bytes. A part of a reply is a line of a word and a number:
 * {@code out} or {@code err} and the length of what is printed, which follows; {@code end} and the
 * exit code; {@code declined} and 0.
 */
sealed interface Message {

  /** Limit for the whole of a request, more than any command line needs. */
  int LONGEST_REQUEST = 4 << 20;

  /** The line that the server sends as soon as it accepts a request. */
  String GREETING = "wardiary";

  /** Maximum length in bytes of a part of a request or a reply; a longer part is rejected. */
  int LIMIT = 1 << 20;

  /** The word of the last part. */
  String END = "end";

  /** The word of the last part if the caller has to run the command itself. */
  String DECLINED = "declined";

  /**
   * A command line to run.
   *
   * @param token the token of the endpoint
   * @param caller the caller of the command
   * @param arguments the command and its arguments
   */
  record Request(String token, Caller caller, List<String> arguments) implements Message {

    /** Copies the list. */
    public Request {
      arguments = List.copyOf(arguments);
    }

    void write(OutputStream out) throws IOException {
      Lines lines = new Lines(out);
      lines.text(token);
      lines.text(caller.reader().name());
      lines.text(caller.folder().toString());
      lines.line(Integer.toString(arguments.size()));
      for (String argument : arguments) {
        lines.text(argument);
      }
      lines.flush();
    }

    /**
     * Reads a request.
     *
     * @param known whether a token is the right one; if it is not, nothing more is read
     * @throws IOException if the token is wrong, or what is sent is not a request
     */
    static Request read(InputStream in, Predicate<String> known) throws IOException {
      String token = Lines.readText(in);
      if (!known.test(token)) {
        throw new IOException("expected the token of this program but got another");
      }
      Caller caller = new Caller(reader(Lines.readText(in)), path(Lines.readText(in)));
      int count = Lines.readNumber(in);
      List<String> arguments = new ArrayList<>();
      int length = count;
      for (int i = 0; i < count && length <= LONGEST_REQUEST; i++) {
        arguments.add(Lines.readText(in));
        length += arguments.get(i).length();
      }
      if (length > LONGEST_REQUEST) {
        throw new IOException("expected a command line but got more");
      }
      return new Request(token, caller, arguments);
    }

    private static Caller.Reader reader(String name) throws IOException {
      for (Caller.Reader reader : Caller.Reader.values()) {
        if (reader.name().equals(name)) {
          return reader;
        }
      }
      throw new IOException("expected a request but got something else");
    }

    private static Path path(String folder) throws IOException {
      try {
        return Path.of(folder);
      } catch (InvalidPathException e) {
        throw new IOException("expected the path of a folder but got something else", e);
      }
    }
  }

  /** The stream that a part of the output belongs to. */
  enum Stream {
    /** Results. */
    OUT("out"),
    /** All other output. */
    ERR("err");

    private final String word;

    Stream(String word) {
      this.word = word;
    }
  }

  /** A part of the command's output. */
  record Printed(Stream stream, byte[] bytes) implements Message {}

  /** The command has ended. */
  record Ended(int exit) implements Message {}

  /** The caller has to run the command itself; nothing was done. */
  record Declined() implements Message {}

  /** Writes the greeting. */
  static void greet(OutputStream out) throws IOException {
    out.write((GREETING + "\n").getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Reads the greeting.
   *
   * @throws IOException if something else was sent
   */
  static void readGreeting(InputStream in) throws IOException {
    if (!Lines.read(in).equals(GREETING)) {
      throw new IOException("expected a greeting but got something else");
    }
  }

  /** Writes a part of a reply. */
  static void write(Message part, OutputStream out) throws IOException {
    Lines lines = new Lines(out);
    if (part instanceof Printed printed) {
      lines.line(Text.of("%s %d", printed.stream().word, printed.bytes().length));
      out.write(printed.bytes());
    } else if (part instanceof Ended ended) {
      lines.line(Text.of("%s %d", END, ended.exit()));
    } else {
      lines.line(DECLINED + " 0");
    }
  }

  /** Reads a part of a reply. */
  static Message read(InputStream in) throws IOException {
    String line = Lines.read(in);
    int space = Math.max(line.indexOf(' '), 0);
    String word = line.substring(0, space);
    int number = Lines.number(line.substring(space).strip());
    for (Stream stream : Stream.values()) {
      if (stream.word.equals(word)) {
        return new Printed(stream, Lines.readBytes(in, number));
      }
    }
    return switch (word) {
      case END -> new Ended(number);
      case DECLINED -> new Declined();
      default -> throw new IOException("expected a part of a reply but got something else");
    };
  }
}
