package org.wardiary.app.install;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The command that the container image runs, on this machine and without an engine. */
final class ContainerEntrypointTest {

  private static final Path TARGET = Path.of("target").toAbsolutePath();
  private static final Path TAR = TARGET.resolve("wardiary-" + Installed.VERSION + "-image.tar");

  @Test
  void entrypoint_hasTheOptionsOfProgramsThatStay_andTakesThoseOfTheUser() throws Exception {
    assumeTrue(Files.exists(TAR), "no image was made on this machine");
    List<String> command = new ArrayList<>();
    for (JsonNode word : config().path("config").path("Entrypoint")) {
      command.add(
          word.asText()
              .replace("/opt/java", TARGET.resolve("image/java").toString())
              .replace(
                  "/opt/wardiary/lib",
                  TARGET
                      .resolve("platforms/" + System.getProperty("wardiary.platform"))
                      .toString()));
    }
    command.add("--version");

    String out = output(command, Map.of("JDK_JAVA_OPTIONS", "-XX:+PrintFlagsFinal"));
    assertThat(out)
        .containsPattern("ExitOnOutOfMemoryError +:?= true")
        .contains("wardiary " + Installed.VERSION);
  }

  private static JsonNode config() throws Exception {
    String manifest = output(List.of("tar", "-xOf", TAR.toString(), "manifest.json"), Map.of());
    String config = new ObjectMapper().readTree(manifest).path(0).path("Config").asText();
    return new ObjectMapper()
        .readTree(output(List.of("tar", "-xOf", TAR.toString(), config), Map.of()));
  }

  private static String output(List<String> command, Map<String, String> environment)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().putAll(environment);
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(out).isZero();
    return out;
  }
}
