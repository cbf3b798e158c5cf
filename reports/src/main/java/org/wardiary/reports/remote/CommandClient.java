package org.wardiary.reports.remote;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Asks a running program to run a command. */
public final class CommandClient {

  private static final int GREETING_TIMEOUT_MS = 2_000;

  private CommandClient() {}

  /**
   * Runs a command in the program that answers for a data directory, if there is one.
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
        Endpoint.read(directory)
            .filter(it -> it.build().equals(Build.id()))
            .filter(it -> it.process() == 0 || Umask.isThatOf(it.process()));
    return endpoint.isPresent()
        ? ask(
            endpoint.get(),
            new Message.Request(endpoint.get().token(), caller, arguments),
            out,
            err)
        : OptionalInt.empty();
  }

  private static OptionalInt ask(
      Endpoint endpoint, Message.Request request, OutputStream out, OutputStream err) {
    boolean printed = false;
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), endpoint.port())) {
      request.write(new BufferedOutputStream(socket.getOutputStream()));
      InputStream in = new BufferedInputStream(socket.getInputStream());
      greet(socket, in);
      while (true) {
        Message part = Message.read(in);
        if (part instanceof Message.Ended ended) {
          return OptionalInt.of(ended.exit());
        } else if (part instanceof Message.Printed text) {
          printed = true;
          print(text.bytes(), text.stream() == Message.Stream.OUT ? out : err);
        } else if (printed) {
          throw new IOException("it failed");
        } else {
          return OptionalInt.empty();
        }
      }
    } catch (IOException e) {
      if (printed) {
        throw new UncheckedIOException(
            "expected the rest of the answer of the program that has the archive", e);
      }
      // nothing answers: the address is left over from a program that was killed
      return OptionalInt.empty();
    }
  }

  /**
   * Reads the greeting, with a timeout: another program that sends nothing may have the port by
   * now.
   */
  private static void greet(Socket socket, InputStream in) throws IOException {
    socket.setSoTimeout(GREETING_TIMEOUT_MS);
    Message.readGreeting(in);
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
