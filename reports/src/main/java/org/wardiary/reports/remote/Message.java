package org.wardiary.reports.remote;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What the two sides send: a request, then the greeting of one who knows its token, then parts of
 * the reply, the last of which ends it.
 */
sealed interface Message {

  /** A byte that says at once that the request is accepted. */
  int GREETING = 'w';

  /** Longest request or part, in bytes; more is no message of ours. */
  int LIMIT = 1 << 20;

  /**
   * A command line to run.
   *
   * @param token that of the endpoint
   * @param caller who has it run
   * @param arguments the command and its arguments
   */
  record Request(String token, Caller caller, List<String> arguments) implements Message {

    /** Copies the list. */
    public Request {
      arguments = List.copyOf(arguments);
    }

    void write(DataOutputStream out) throws IOException {
      out.writeUTF(token);
      out.writeByte(caller.reader().ordinal());
      out.writeUTF(caller.folder().toString());
      out.writeInt(arguments.size());
      for (String argument : arguments) {
        out.writeUTF(argument);
      }
      out.flush();
    }

    static Request read(DataInputStream in) throws IOException {
      String token = in.readUTF();
      int reader = in.readUnsignedByte();
      String folder = in.readUTF();
      int count = in.readInt();
      if (reader >= Caller.Reader.values().length || count < 0 || count > LIMIT) {
        throw new IOException("expected a request but got something else");
      }
      List<String> arguments = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        arguments.add(in.readUTF());
      }
      Caller caller = new Caller(Caller.Reader.values()[reader], path(folder));
      return new Request(token, caller, arguments);
    }

    private static Path path(String folder) throws IOException {
      try {
        return Path.of(folder);
      } catch (InvalidPathException e) {
        throw new IOException("expected the path of a folder but got something else", e);
      }
    }
  }

  /** Which stream a part is of. */
  enum Stream {
    /** Results. */
    OUT,
    /** All else. */
    ERR
  }

  /** A part of what the command prints. */
  record Printed(Stream stream, byte[] bytes) implements Message {}

  /** The command has ended. */
  record Ended(int exit) implements Message {}

  /** The caller has to run it itself; nothing was done. */
  record Declined() implements Message {}

  /** Writes a part of a reply. */
  static void write(Message part, DataOutputStream out) throws IOException {
    if (part instanceof Printed printed) {
      out.writeByte(printed.stream().ordinal());
      out.writeInt(printed.bytes().length);
      out.write(printed.bytes());
    } else if (part instanceof Ended ended) {
      out.writeByte(Stream.values().length);
      out.writeInt(ended.exit());
    } else {
      out.writeByte(Stream.values().length + 1);
      out.writeInt(0);
    }
  }

  /** Reads a part of a reply. */
  static Message read(DataInputStream in) throws IOException {
    int kind = in.readUnsignedByte();
    int value = in.readInt();
    if (kind == Stream.values().length) {
      return new Ended(value);
    }
    if (kind > Stream.values().length) {
      return new Declined();
    }
    if (value < 0 || value > LIMIT) {
      throw new IOException("expected a part of a reply but got something else");
    }
    return new Printed(Stream.values()[kind], in.readNBytes(value));
  }
}
