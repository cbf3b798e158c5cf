package org.wardiary.app.resident;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The messages between a command and the resident program: a request, then a greeting from the
 * program that accepts its token, then the parts of the reply, the last of which ends it. Texts and
 * printed bytes have their length before them.
 */
sealed interface Message {

  /** Limit in bytes for each part of a request or a reply, more than any command line needs. */
  int LIMIT = 4 << 20;

  /** The number that the resident program sends as soon as it accepts a request. */
  int GREETING = 0x57617244;

  /** The kinds of the parts of a reply, after those of {@link Stream}. */
  int ENDED = Stream.values().length;

  int FAILED = ENDED + 1;

  /**
   * A command line to run.
   *
   * @param token the token of the endpoint
   * @param caller the caller of the command
   * @param arguments the command and its arguments; none to ask only whether anybody answers
   */
  record Request(String token, Caller caller, List<String> arguments) implements Message {

    /** Copies the list. */
    public Request {
      arguments = List.copyOf(arguments);
    }

    void write(DataOutputStream out) throws IOException {
      writeText(out, token);
      out.writeByte(caller.reader().ordinal());
      writeText(out, caller.folder().toString());
      out.writeInt(arguments.size());
      for (String argument : arguments) {
        writeText(out, argument);
      }
      out.flush();
    }

    /**
     * Reads a request.
     *
     * @param known whether a token is the right one; if it is not, nothing more is read
     * @throws IOException if the token is wrong, or what is sent is not a request
     */
    static Request read(DataInputStream in, Predicate<String> known) throws IOException {
      String token = readText(in);
      if (!known.test(token)) {
        throw new IOException("expected the token of this program but got another");
      }
      Caller.Reader reader = Caller.Reader.values()[in.readByte() & 1];
      Path folder = path(readText(in));
      int count = in.readInt();
      List<String> arguments = new ArrayList<>();
      for (int i = 0, length = 0; i < count; i++) {
        arguments.add(readText(in));
        length = limited(length + arguments.get(i).length());
      }
      return new Request(token, new Caller(reader, folder), arguments);
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
    OUT,
    /** All other output. */
    ERR
  }

  /** A part of the command's output. */
  record Printed(Stream stream, byte[] bytes) implements Message {}

  /** The command has ended. */
  record Ended(int exit) implements Message {}

  /** The command could not be run; if nothing was printed, nothing was done. */
  record Failed() implements Message {}

  /** Writes a part of a reply. */
  static void write(Message part, DataOutputStream out) throws IOException {
    if (part instanceof Printed printed) {
      out.writeByte(printed.stream().ordinal());
      writeBytes(out, printed.bytes());
    } else if (part instanceof Ended ended) {
      out.writeByte(ENDED);
      out.writeInt(ended.exit());
    } else {
      out.writeByte(FAILED);
    }
  }

  /** Reads a part of a reply. */
  static Message read(DataInputStream in) throws IOException {
    int kind = in.readByte();
    if (kind == ENDED) {
      return new Ended(in.readInt());
    }
    return kind >= 0 && kind < ENDED
        ? new Printed(Stream.values()[kind], readBytes(in))
        : new Failed();
  }

  private static void writeText(DataOutputStream out, String text) throws IOException {
    writeBytes(out, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void writeBytes(DataOutputStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static String readText(DataInputStream in) throws IOException {
    // strict: replacing invalid UTF-8 would turn a file name into another one
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(readBytes(in))).toString();
  }

  private static byte[] readBytes(DataInputStream in) throws IOException {
    int length = limited(in.readInt());
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException("expected more but got the end");
    }
    return bytes;
  }

  private static int limited(int length) throws IOException {
    if (length < 0 || length > LIMIT) {
      throw new IOException("expected a message of wardiary but got something else");
    }
    return length;
  }
}
