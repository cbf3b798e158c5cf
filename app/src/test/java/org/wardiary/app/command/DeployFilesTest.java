package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.terminal.StopSignal;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

/** Checks that the files in {@code deploy/} fit the program, the image and each other. */
class DeployFilesTest {

  private static final Path DEPLOY = Path.of("..", "deploy");
  private static final String NAME = "app.kubernetes.io/name";

  @TempDir Path folder;

  /** A part of a file. */
  private record Node(Object value) {

    Node at(Object... path) {
      Object found = value;
      for (Object step : path) {
        Object inside =
            found instanceof List<?> list
                ? list.get((Integer) step)
                : ((Map<?, ?>) found).get(step);
        assertThat(inside).as("%s in %s", step, found).isNotNull();
        found = inside;
      }
      return new Node(found);
    }

    String text() {
      return value.toString();
    }

    List<Node> items() {
      return ((List<?>) value).stream().map(Node::new).toList();
    }

    List<String> texts() {
      return items().stream().map(Node::text).toList();
    }

    Map<?, ?> map() {
      return (Map<?, ?>) value;
    }
  }

  private static List<Node> read(String file) throws IOException {
    Yaml yaml = new Yaml(new SafeConstructor(new LoaderOptions()));
    List<Node> documents = new ArrayList<>();
    yaml.loadAll(Files.readString(DEPLOY.resolve(file))).forEach(o -> documents.add(new Node(o)));
    return documents;
  }

  private static String image() throws IOException {
    Matcher version =
        Pattern.compile("<version>([^<]+)</version>")
            .matcher(Files.readString(Path.of("../pom.xml")));
    assertThat(version.find()).isTrue();
    return "wardiary:" + version.group(1);
  }

  /** The options of the command that a container runs, as the program reads them. */
  private static ParseResult parsed(List<String> words) {
    CommandLine line = Wardiary.commandLine();
    ParseResult command = line.parseArgs(words.toArray(String[]::new)).subcommand();
    assertThat(command.commandSpec().name()).isEqualTo("run");
    return command;
  }

  private static String option(ParseResult command, String name) {
    return command.matchedOption(name).originalStringValues().get(0);
  }

  @Test
  void compose_hasThreeBrokersAndTwoInstances_thatFindOneAnother() throws IOException {
    Node compose = read("compose.yaml").get(0);
    Map<?, ?> services = compose.at("services").map();
    assertThat(services).hasSize(5);
    List<String> instances = new ArrayList<>();
    for (Object name : services.keySet()) {
      Node service = compose.at("services", name);
      if (name.toString().startsWith("kafka-")) {
        requireBroker(compose, name.toString());
        continue;
      }
      assertThat(service.at("image").text()).isEqualTo(image());
      ParseResult run = parsed(service.at("command").texts());
      instances.add(option(run, "--instance"));
      assertThat(option(run, "--bootstrap-server").split(","))
          .allMatch(broker -> services.containsKey(broker.replace(":9092", "")));
      assertThat(service.at("ports", 0).text()).endsWith(":" + option(run, "--port"));
      assertThat(service.at("volumes", 0).text()).endsWith(":" + option(run, "--data"));
    }
    assertThat(instances).hasSize(2).doesNotHaveDuplicates();
  }

  private static void requireBroker(Node compose, String name) {
    Node settings = compose.at("services", name, "environment");
    String voter = settings.at("KAFKA_NODE_ID").text() + "@" + name + ":9093";
    assertThat(settings.at("KAFKA_CONTROLLER_QUORUM_VOTERS").text().split(",")).contains(voter);
    assertThat(settings.at("KAFKA_ADVERTISED_LISTENERS").text()).contains(name + ":9092");
    String volume = compose.at("services", name, "volumes", 0).text();
    assertThat(volume).isEqualTo(name + ":" + settings.at("KAFKA_LOG_DIRS").text());
    assertThat(compose.at("volumes").map().containsKey(name)).isTrue();
  }

  @Test
  void manifests_fitTheProgramAndEachOther() throws IOException {
    List<Node> all = read("kubernetes/wardiary.yaml");
    Node set = kind(all, "StatefulSet");
    Node pod = set.at("spec", "template", "spec");
    Node container = pod.at("containers", 0);
    assertThat(container.at("image").text()).isEqualTo(image());
    ParseResult run = parsed(expanded(container));
    int port = Integer.parseInt(option(run, "--port"));
    assertThat(option(run, "--instance")).isEqualTo("wardiary-0");
    assertThat(container.at("ports", 0, "containerPort").value()).isEqualTo(port);
    assertThat(kind(all, "Service").at("spec", "ports", 0, "port").value()).isEqualTo(port);
    for (String probe : List.of("livenessProbe", "readinessProbe")) {
      assertThat(container.at(probe, "httpGet", "port").text())
          .isEqualTo(container.at("ports", 0, "name").text());
    }
    assertThat(container.at("livenessProbe", "httpGet", "path").text()).isEqualTo("/health/live");
    assertThat(container.at("readinessProbe", "httpGet", "path").text()).isEqualTo("/health/ready");
    assertThat(container.at("volumeMounts", 0, "mountPath").text())
        .isEqualTo(option(run, "--data"));
    assertThat((Integer) pod.at("terminationGracePeriodSeconds").value())
        .isGreaterThan(StopSignal.SERVICE_LIMIT);
    requireLabels(all, set);
  }

  /** The container's arguments, with values in place of its variables. */
  private List<String> expanded(Node container) throws IOException {
    Path properties = Files.createFile(folder.resolve("client.properties"));
    assertThat(container.at("env").items().stream().map(each -> each.at("name").text()))
        .containsExactlyInAnyOrder("POD_NAME", "BOOTSTRAP_SERVERS");
    return container.at("args").texts().stream()
        .map(word -> word.replace("$(POD_NAME)", "wardiary-0"))
        .map(word -> word.replace("$(BOOTSTRAP_SERVERS)", "kafka-bootstrap:9092"))
        .map(word -> word.replace("/etc/wardiary/client.properties", properties.toString()))
        .toList();
  }

  private static Node kind(List<Node> all, String kind) {
    return all.stream()
        .filter(node -> node.at("kind").text().equals(kind))
        .findFirst()
        .orElseThrow();
  }

  private static void requireLabels(List<Node> all, Node set) {
    String name = set.at("spec", "template", "metadata", "labels", NAME).text();
    Stream.of(
            set.at("spec", "selector", "matchLabels", NAME),
            kind(all, "Service").at("spec", "selector", NAME),
            kind(all, "PodDisruptionBudget").at("spec", "selector", "matchLabels", NAME))
        .forEach(label -> assertThat(label.text()).isEqualTo(name));
    assertThat(set.at("spec", "serviceName").text())
        .isEqualTo(kind(all, "Service").at("metadata", "name").text());
    assertThat(kind(all, "PodDisruptionBudget").at("spec", "maxUnavailable").value()).isEqualTo(1);
    for (String file : List.of("ConfigMap", "Secret")) {
      assertThat(kind(all, file).at("metadata", "name").text()).isEqualTo("wardiary");
    }
  }
}
