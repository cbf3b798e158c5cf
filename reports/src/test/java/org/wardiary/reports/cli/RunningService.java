package org.wardiary.reports.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.reports.cli.terminal.ExitCode;

/** An instance of {@code run} in a process of its own. */
public final class RunningService implements AutoCloseable {

  private static final Duration TIMEOUT = Duration.ofSeconds(120);
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final Path log;
  private final ChildProgram program;
  private final URI address;

  /**
   * Starts it and returns once it takes part.
   *
   * @param folder where its data and its log go
   * @param name its name among the instances
   * @param absence seconds after which others take over
   */
  public RunningService(Path folder, String bootstrap, String name, int absence)
      throws IOException {
    this(List.of(), folder, bootstrap, name, absence, List.of());
  }

  /**
   * The same, started by another program.
   *
   * @param by words that come before the command and become it
   * @param more further options
   */
  public RunningService(
      List<String> by, Path folder, String bootstrap, String name, int absence, List<String> more)
      throws IOException {
    log = folder.resolve(name + ".log");
    // the tests' own log settings come before those of the program
    List<String> settings = List.of("-Dlogback.configurationFile=logback.xml");
    List<String> words =
        new ArrayList<>(List.of("run", "--port", "0", "--partitions", "4", "--instance", name));
    words.addAll(List.of("--bootstrap-server", bootstrap, "--log-format", "json"));
    words.addAll(List.of("--session-timeout", Integer.toString(absence)));
    words.addAll(List.of("--data", folder.resolve(name).toString()));
    words.addAll(more);
    program = new ChildProgram(log, by, settings, Main.class, words.toArray(String[]::new));
    String line = program.line();
    assertThat(line).as(() -> logged()).startsWith("http://");
    address = URI.create(line);
  }

  private String logged() {
    try {
      return Files.readString(log);
    } catch (IOException e) {
      return e.toString();
    }
  }

  /** What it tells. */
  public HttpResponse<String> get(String path) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(address.resolve(path)).timeout(TIMEOUT).build();
    return CLIENT.send(request, BodyHandlers.ofString());
  }

  /** Waits until it does its share. */
  public void awaitReady() throws IOException, InterruptedException {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    while (get("/health/ready").statusCode() != 200) {
      assertThat(System.nanoTime()).as(() -> "ready: " + logged()).isLessThan(end);
      Thread.sleep(100);
    }
    assertThat(get("/health/live").statusCode()).isEqualTo(200);
  }

  /** The sum of a metric over all that it is measured of. */
  public double sum(String metric) throws IOException, InterruptedException {
    return get("/metrics")
        .body()
        .lines()
        .filter(line -> line.startsWith(metric + "{") || line.startsWith(metric + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .sum();
  }

  /** Asks it to end, which it does in order. */
  public void stop() throws IOException, InterruptedException {
    program.process().destroy();
    assertThat(program.process().waitFor(90, TimeUnit.SECONDS)).as(() -> logged()).isTrue();
    assertThat(program.process().exitValue()).as(() -> logged()).isEqualTo(ExitCode.DONE);
    List<String> messages = new ArrayList<>();
    for (String line : Files.readAllLines(log)) {
      JsonNode json = new ObjectMapper().readTree(line);
      messages.add(json.get("level").asText() + " " + json.get("formattedMessage").asText());
    }
    assertThat(messages).contains("INFO ended with exit code 0");
    assertThat(messages).noneMatch(message -> message.startsWith("ERROR"));
  }

  /** The process. */
  public Process process() {
    return program.process();
  }

  /** Kills it. */
  public void kill() throws InterruptedException {
    program.process().destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    program.close();
  }
}
