package org.wardiary.app.resident;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.Thread.UncaughtExceptionHandler;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.work.ProcessStart;

/** Commands of other programs: who may ask, and what reaches whom. */
@Timeout(30)
class CommandServerTest {

  private static final List<String> COMMAND = List.of("games", "--player", "Żółw \u0000\n\"");

  @TempDir Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private OptionalInt ask() {
    return CommandClient.run(folder, COMMAND, Caller.here(Caller.Reader.PROGRAM), out, err);
  }

  private static void print(OutputStream to, String text) {
    try {
      to.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void flush(OutputStream to) {
    try {
      to.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void command_isRun_andWhatItPrintsComesBack_streamByStream() {
    String large = "a line of many\n".repeat(100_000);
    Responder responder =
        (arguments, caller, to, error) -> {
          print(to, large);
          print(error, "warning: ż\n");
          print(to, arguments.toString());
          return 7;
        };
    try (CommandServer server = CommandServer.start(folder, responder)) {
      assertThat(server).isNotNull();
      assertThat(ask()).hasValue(7);
      assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(large + COMMAND);
      assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("warning: ż\n");
    }
    assertThat(ask()).as("closed").isEmpty();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void programInTheBackground_isFound_afterTheClockWasSet() throws IOException {
    Path address = folder.resolve("commands.address");
    try (CommandServer server =
        CommandServer.startInBackground(folder, (words, caller, to, error) -> 0)) {
      assertThat(server).isNotNull();
      List<String> lines = new ArrayList<>(Files.readAllLines(address));
      lines.set(4, Long.toString(Long.parseLong(lines.get(4)) + 3_600_000));
      Files.write(address, lines);
      assertThat(ResidentProgram.process(folder)).isPresent();
    }
    assertThat(address).as("it is another one's").exists();
  }

  /** Nobody waits for another program to start while this one has the archive. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void programThatWithholdsOtherRights_isNotAsked_andYetAnswers() throws IOException {
    Path address = folder.resolve("commands.address");
    Process other = new ProcessBuilder("sh", "-c", "umask 135; echo set; exec sleep 60").start();
    try (CommandServer server =
        CommandServer.startInBackground(folder, (words, caller, to, error) -> 3)) {
      assertThat(server).isNotNull();
      assertThat(ask()).hasValue(3);
      assertThat(other.inputReader().readLine()).isEqualTo("set");
      List<String> lines = new ArrayList<>(Files.readAllLines(address));
      lines.set(3, Long.toString(other.pid()));
      Files.write(address, lines);
      assertThat(ask()).isEmpty();
      assertThat(CommandClient.isAnswered(folder)).isTrue();
    } finally {
      other.destroyForcibly();
    }
  }

  @Test
  void failedBeforeAWord_isLeftToTheCaller() {
    Responder failing =
        (arguments, caller, to, error) -> {
          throw new Reply.CallerGone();
        };
    try (CommandServer server = CommandServer.start(folder, failing)) {
      assertThat(server).isNotNull();
      assertThat(ask()).isEmpty();
    }
    assertThat(out.size() + err.size()).isZero();
  }

  @Test
  void failureInTheMiddle_isToldAndNotRepeated() {
    Responder responder =
        (arguments, caller, to, error) -> {
          print(to, "half");
          flush(to);
          throw new Reply.CallerGone();
        };
    try (CommandServer server = CommandServer.start(folder, responder)) {
      assertThat(server).isNotNull();
      assertThatThrownBy(this::ask)
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining("expected the rest of the answer");
    }
  }

  @Test
  void address_isOfItsOwnerAlone_andNobodyElseIsAnswered() throws IOException {
    Responder responder =
        (arguments, caller, to, error) -> {
          throw new AssertionError("nobody may ask this");
        };
    try (CommandServer server = CommandServer.start(folder, responder)) {
      assertThat(server).isNotNull();
      Path file = folder.resolve("commands.address");
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
      Endpoint endpoint = Endpoint.read(folder).orElseThrow();
      String other = endpoint.token().replaceFirst("^[0-9a-f]", "x");
      assertThat(
              answerTo(
                  endpoint.port(),
                  new Message.Request(other, Caller.here(Caller.Reader.PERSON), COMMAND)))
          .isEmpty();
      assertThat(
              answerTo(
                  endpoint.port(),
                  new Message.Request("", Caller.here(Caller.Reader.PROGRAM), List.of())))
          .isEmpty();
      assertThat(endpoint.toString()).doesNotContain(endpoint.token());

      new Endpoint(endpoint.port(), endpoint.token(), "another build", 0, ProcessStart.UNKNOWN)
          .write(folder);
      assertThat(ask()).as("of another build").isEmpty();
      Files.writeString(file, "1\n");
      assertThat(ask()).as("cut").isEmpty();
      Files.writeString(file, "99999999\nx\ny\n0\n0\n");
      assertThat(ask()).as("no port").isEmpty();
    }
  }

  private static byte[] answerTo(int port, Message.Request request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      request.write(new DataOutputStream(socket.getOutputStream()));
      return socket.getInputStream().readAllBytes();
    } catch (SocketException e) {
      // closed before everything was read
      return new byte[0];
    }
  }

  @Test
  void strangerOnTheOldPort_isNotWaitedFor() throws IOException {
    try (ServerSocket stranger = new ServerSocket(0, 9, InetAddress.getLoopbackAddress())) {
      new Endpoint(stranger.getLocalPort(), "token", ProgramId.id(), 0, ProcessStart.UNKNOWN)
          .write(folder);
      assertThat(ask()).isEmpty();
    }
  }

  @Test
  void callerWhoDoesNotRead_holdsUpNobody() throws Exception {
    CountDownLatch ran = new CountDownLatch(1);
    Responder responder =
        (arguments, caller, to, error) -> {
          print(to, "x".repeat(50_000_000));
          ran.countDown();
          return 0;
        };
    try (CommandServer server = CommandServer.start(folder, responder)) {
      assertThat(server).isNotNull();
      Endpoint endpoint = Endpoint.read(folder).orElseThrow();
      try (Socket lazy = new Socket(InetAddress.getLoopbackAddress(), endpoint.port());
          InputStream unread = lazy.getInputStream()) {
        new Message.Request(endpoint.token(), Caller.here(Caller.Reader.PROGRAM), COMMAND)
            .write(new DataOutputStream(lazy.getOutputStream()));
        assertThat(ran.await(20, TimeUnit.SECONDS)).isTrue();
        assertThat(new DataInputStream(unread).readInt()).isEqualTo(Message.GREETING);
      }
      assertThat(ask()).as("another caller").hasValue(0);
    }
  }

  @Test
  void callerWhoIsGone_endsWhatPrintsForHim_withoutAWord() throws Exception {
    CountDownLatch ended = new CountDownLatch(1);
    Responder endless =
        (arguments, caller, to, error) -> {
          try {
            while (true) {
              print(to, "a line of many\n");
            }
          } finally {
            ended.countDown();
          }
        };
    Queue<Throwable> uncaught = new ConcurrentLinkedQueue<>();
    UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> uncaught.add(thrown));
    try (CommandServer server = CommandServer.start(folder, endless)) {
      Endpoint endpoint = Endpoint.read(folder).orElseThrow();
      try (Socket caller = new Socket(InetAddress.getLoopbackAddress(), endpoint.port())) {
        new Message.Request(endpoint.token(), Caller.here(Caller.Reader.PERSON), COMMAND)
            .write(new DataOutputStream(caller.getOutputStream()));
        assertThat(new DataInputStream(caller.getInputStream()).readInt())
            .isEqualTo(Message.GREETING);
      }
      assertThat(ended.await(20, TimeUnit.SECONDS)).isTrue();
      while (server.isAnswering()) {
        Thread.sleep(10);
      }
      // the thread itself ends a moment after what it ran
      Thread.sleep(200);
      assertThat(uncaught).isEmpty();
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(before);
    }
  }

  @Test
  void callerWhoIsGone_hasHisCommandInterrupted() throws Exception {
    CountDownLatch runs = new CountDownLatch(1);
    CountDownLatch interrupted = new CountDownLatch(1);
    CountDownLatch refused = new CountDownLatch(1);
    Responder responder =
        (arguments, caller, to, error) -> {
          runs.countDown();
          try {
            Thread.sleep(TimeUnit.MINUTES.toMillis(1));
          } catch (InterruptedException e) {
            interrupted.countDown();
          }
          // the system takes what is printed until it has heard that the caller is gone
          try {
            while (true) {
              print(to, "for nobody");
            }
          } catch (UncheckedIOException e) {
            refused.countDown();
          }
          return 0;
        };
    try (CommandServer server = CommandServer.start(folder, responder)) {
      assertThat(server).isNotNull();
      Endpoint endpoint = Endpoint.read(folder).orElseThrow();
      try (Socket caller = new Socket(InetAddress.getLoopbackAddress(), endpoint.port())) {
        new Message.Request(endpoint.token(), Caller.here(Caller.Reader.PERSON), COMMAND)
            .write(new DataOutputStream(caller.getOutputStream()));
        assertThat(runs.await(20, TimeUnit.SECONDS)).isTrue();
      }
      assertThat(interrupted.await(20, TimeUnit.SECONDS)).isTrue();
      assertThat(refused.await(20, TimeUnit.SECONDS)).isTrue();
    }
  }
}
