package org.wardiary.app.resident;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.wardiary.events.work.ProcessStart;

/**
 * Runs commands for other programs on the same data, on the loopback address only, until it is
 * closed. A caller that reads slowly does not hold up others: its output is buffered.
 */
public final class CommandServer implements AutoCloseable {

  private static final int TOKEN_BYTES = 32;
  private static final int REQUEST_TIMEOUT_MS = 5_000;
  private static final Duration PAUSE = Duration.ofMillis(50);

  private final Path directory;
  private final Endpoint endpoint;
  private final ServerSocket socket;
  private final Responder responder;
  private final AtomicInteger answering = new AtomicInteger();
  private final Set<Thread> running = ConcurrentHashMap.newKeySet();

  private CommandServer(Path directory, Endpoint endpoint, ServerSocket socket, Responder to) {
    this.directory = directory;
    this.endpoint = endpoint;
    this.socket = socket;
    this.responder = to;
  }

  /**
   * Starts to answer commands, in a program that a person ends.
   *
   * @param directory the data directory, where callers find the address
   * @param responder runs the commands; called by several threads
   * @throws UncheckedIOException if there is no free port, or the directory cannot be written
   */
  public static CommandServer start(Path directory, Responder responder) {
    return start(directory, responder, 0, ProcessStart.UNKNOWN);
  }

  /** Starts to answer commands, in a program that exists only for that and may be ended. */
  public static CommandServer startInBackground(Path directory, Responder responder) {
    ProcessHandle self = ProcessHandle.current();
    return start(directory, responder, self.pid(), ProcessStart.of(self));
  }

  private static CommandServer start(
      Path directory, Responder responder, long process, ProcessStart started) {
    try {
      ServerSocket socket = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
      byte[] token = new byte[TOKEN_BYTES];
      new SecureRandom().nextBytes(token);
      Endpoint endpoint =
          new Endpoint(
              socket.getLocalPort(),
              HexFormat.of().formatHex(token),
              ProgramId.id(),
              process,
              started);
      CommandServer server = new CommandServer(directory, endpoint, socket, responder);
      try {
        endpoint.write(directory);
        // also when the program is ended by a signal
        Runtime.getRuntime().addShutdownHook(new Thread(() -> leave(endpoint, directory)));
      } catch (RuntimeException e) {
        socket.close();
        throw e;
      }
      thread("commands", server::accept);
      return server;
    } catch (IOException e) {
      throw new UncheckedIOException("expected a port on the loopback address", e);
    }
  }

  private static void leave(Endpoint endpoint, Path directory) {
    try {
      endpoint.delete(directory);
    } catch (UncheckedIOException e) {
      // callers find that nobody answers there
    }
  }

  /** Whether an answer is still being sent to a caller. */
  public boolean isAnswering() {
    return answering.get() > 0;
  }

  private void accept() {
    while (!socket.isClosed()) {
      try {
        Socket caller = socket.accept();
        thread("command", () -> answer(caller));
      } catch (IOException e) {
        // the socket is closed, the caller has gone, or no file handle is free: pause and try again
        LockSupport.parkNanos(PAUSE.toNanos());
      }
    }
  }

  private void answer(Socket caller) {
    answering.incrementAndGet();
    try (caller) {
      caller.setSoTimeout(REQUEST_TIMEOUT_MS);
      Message.Request request =
          Message.Request.read(
              new DataInputStream(new BufferedInputStream(caller.getInputStream())), this::knows);
      DataOutputStream out =
          new DataOutputStream(new BufferedOutputStream(caller.getOutputStream()));
      out.writeInt(Message.GREETING);
      Reply reply = new Reply();
      Thread command = thread("command", () -> run(request, reply));
      caller.setSoTimeout(0);
      thread("caller", () -> awaitEnd(caller, command, reply));
      send(reply, out);
    } catch (SocketTimeoutException e) {
      // not a caller of ours
    } catch (IOException e) {
      // not a caller of ours either, or one that has gone: further output is discarded
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      answering.decrementAndGet();
    }
  }

  private boolean knows(String token) {
    return MessageDigest.isEqual(
        token.getBytes(StandardCharsets.UTF_8), endpoint.token().getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Waits until the caller has gone, as by Ctrl-C: a caller sends nothing more, so its stream only
   * ends then.
   */
  private void awaitEnd(Socket caller, Thread command, Reply reply) {
    try {
      while (caller.getInputStream().read() >= 0) {
        // ignored: our callers send nothing more
      }
    } catch (IOException e) {
      // the caller has gone as well, or has its answer
    }
    reply.abandon();
    command.interrupt();
  }

  private void run(Message.Request request, Reply reply) {
    Message last = new Message.Failed();
    running.add(Thread.currentThread());
    OutputStream out = reply.stream(Message.Stream.OUT);
    OutputStream err = reply.stream(Message.Stream.ERR);
    try {
      List<String> words = request.arguments();
      int exit = words.isEmpty() ? 0 : responder.run(words, request.caller(), out, err);
      out.flush();
      err.flush();
      last = new Message.Ended(exit);
    } catch (Reply.CallerGone e) {
      // the command ends, as if its pipe were closed
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      running.remove(Thread.currentThread());
      reply.end(last);
    }
  }

  private static void send(Reply reply, DataOutputStream out)
      throws IOException, InterruptedException {
    Message part;
    do {
      if (reply.isEmpty()) {
        out.flush();
      }
      part = reply.take();
      Message.write(part, out);
    } while (part instanceof Message.Printed);
    out.flush();
  }

  private static Thread thread(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  /** Removes the address, accepts no more commands and interrupts those that run. */
  @Override
  public void close() {
    endpoint.delete(directory);
    try {
      socket.close();
      running.forEach(Thread::interrupt);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
