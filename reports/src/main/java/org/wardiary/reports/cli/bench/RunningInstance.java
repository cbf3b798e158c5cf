package org.wardiary.reports.cli.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.wardiary.events.text.Text;

/** An instance of {@code wardiary run} as a process of its own; ended when it is closed. */
final class RunningInstance implements AutoCloseable {

  private static final Duration TIMEOUT = Duration.ofSeconds(10);
  private static final int STOP_SECONDS = 30;
  private static final String SHARE = "kafka_consumer_coordinator_assigned_partitions{";
  private static final String REFEREE = "application=\"wardiary-referee\"";

  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final Process process;
  private final URI address;

  private RunningInstance(Process process, URI address) {
    this.process = process;
    this.address = address;
  }

  /**
   * Starts an instance and returns once it takes part in the work.
   *
   * @param launcher the launcher of the program
   * @param server bootstrap servers of the cluster
   * @param partitions number of partitions of the archive
   * @param folder folder for its data and log; the folder's name is that of the instance
   */
  static RunningInstance start(Path launcher, String server, int partitions, Path folder)
      throws IOException {
    Files.createDirectories(folder);
    Path log = folder.resolve("instance.log");
    String name = folder.getFileName().toString();
    List<String> command =
        List.of(
            launcher.toString(),
            "run",
            "--bootstrap-server",
            server,
            "--partitions",
            Integer.toString(partitions),
            "--instance",
            name,
            "--data",
            folder.toString(),
            "--port",
            "0");
    Process process = new ProcessBuilder(command).redirectError(log.toFile()).start();
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String line = out.readLine();
    if (line == null) {
      throw new IllegalStateException(
          Text.of("expected an instance to start but it ended: %s", Files.readString(log)));
    }
    return new RunningInstance(process, URI.create(line));
  }

  /** Whether its applications run and are not far behind. */
  boolean isReady() throws IOException {
    return get("/health/ready").statusCode() == 200;
  }

  /** The number of partitions of commands that its referee is assigned. */
  double share() throws IOException {
    return get("/metrics")
        .body()
        .lines()
        .filter(line -> line.startsWith(SHARE) && line.contains(REFEREE))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .sum();
  }

  /** CPU seconds that it has used. */
  double cpu() {
    return Processes.cpu(process.toHandle());
  }

  private HttpResponse<String> get(String path) throws IOException {
    HttpRequest request = HttpRequest.newBuilder(address.resolve(path)).timeout(TIMEOUT).build();
    try {
      return CLIENT.send(request, BodyHandlers.ofString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("expected an answer of an instance but was interrupted", e);
    }
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
