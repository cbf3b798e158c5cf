package org.wardiary.app.resident;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Asks the resident program of an archive to run a command. */
public final class CommandClient {

  private static final int GREETING_TIMEOUT_MS = 2_000;

  private CommandClient() {}

  /**
   * Runs a command in the program that answers for a data directory, if there is one and the files
   * that it makes have the rights that those of this program would have.
   *
   * @param directory the data directory
   * @param arguments the command and its arguments
   * @param caller the caller of the command
   * @param out receives the results
   * @param err receives all other output
   * @return the exit code; empty if this program has to run the command itself, in which case
   *     nothing was printed
   * @throws UncheckedIOException if the other program fails after a part of the output was printed
   */
  public static OptionalInt run(
      Path directory, List<String> arguments, Caller caller, OutputStream out, OutputStream err) {
    Optional<Endpoint> endpoint =
        ofOurBuild(directory).filter(it -> it.process() == 0 || Umask.isThatOf(it.process()));
    return endpoint.isPresent()
        ? ask(endpoint.get(), arguments, caller, out, err)
        : OptionalInt.empty();
  }

  /** Whether a program answers for a data directory, whatever the rights of the files it makes. */
  public static boolean isAnswered(Path directory) {
    OutputStream nowhere = OutputStream.nullOutputStream();
    Caller caller = Caller.here(Caller.Reader.PROGRAM);
    return ofOurBuild(directory)
        .filter(it -> ask(it, List.of(), caller, nowhere, nowhere).isPresent())
        .isPresent();
  }

  private static Optional<Endpoint> ofOurBuild(Path directory) {
    return Endpoint.read(directory).filter(Endpoint::isOfOurBuild);
  }

  private static OptionalInt ask(
      Endpoint endpoint,
      List<String> arguments,
      Caller caller,
      OutputStream out,
      OutputStream err) {
    Message.Request request = new Message.Request(endpoint.token(), caller, arguments);
    boolean printed = false;
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), endpoint.port())) {
      request.write(new DataOutputStream(new BufferedOutputStream(socket.getOutputStream())));
      DataInputStream in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
      greet(socket, in);
      while (true) {
        Message part = Message.read(in);
        if (part instanceof Message.Ended ended) {
          return OptionalInt.of(ended.exit());
        } else if (part instanceof Message.Printed text) {
          printed = true;
          print(text.bytes(), text.stream() == Message.Stream.OUT ? out : err);
        } else {
          throw new IOException("it failed");
        }
      }
    } catch (IOException e) {
      if (printed) {
        throw new UncheckedIOException(
            "expected the rest of the answer of the program that has the archive", e);
      }
      // it failed, or the address is left over from a program that was killed
      return OptionalInt.empty();
    }
  }

  /**
   * Reads the greeting, with a timeout: another program that sends nothing may have the port by
   * now.
   */
  private static void greet(Socket socket, DataInputStream in) throws IOException {
    socket.setSoTimeout(GREETING_TIMEOUT_MS);
    if (in.readInt() != Message.GREETING) {
      throw new IOException("expected a greeting but got something else");
    }
    socket.setSoTimeout(0);
  }

  private static void print(byte[] bytes, OutputStream to) {
    try {
      to.write(bytes);
      to.flush();
    } catch (IOException e) {
      // the reader has stopped, as 'head' does: the command has not failed
    }
  }
}
