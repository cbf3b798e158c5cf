package org.wardiary.app.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.acl.AccessControlEntry;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclOperation;
import org.apache.kafka.common.acl.AclPermissionType;
import org.apache.kafka.common.resource.PatternType;
import org.apache.kafka.common.resource.ResourcePattern;
import org.apache.kafka.common.resource.ResourceType;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.testkit.SecuredBroker;

/**
 * A broker with TLS, SASL/SCRAM and an authorizer: the rights that {@code docs/operating.md} lists
 * suffice, and if any one of them is missing, commands are refused with its name.
 */
@Tag("slow")
class SecuredClusterTest {

  private static final Duration TIMEOUT = Duration.ofSeconds(60);
  private static final Path PAGE = Path.of("..", "docs", "operating.md");

  // | topic `wardiary*` | Create | what for |
  private static final Pattern ROW =
      Pattern.compile("\\| (topic|group|transactional id) `(wardiary.?)\\*` \\| (\\w+) \\|.*");

  private static final String RECORD =
      """
      [Game "squares/civil-war"]
      [First "Gray"]

      1. IGR-G3R IBR-B3C *
      """;

  @TempDir Path folder;

  /** A right as the page lists it. */
  private record Right(String resource, String prefix, String operation) {

    static Right of(MatchResult row) {
      return new Right(row.group(1), row.group(2), row.group(3));
    }

    AclBinding binding() {
      String type = resource.replace(' ', '_').toUpperCase(Locale.ROOT);
      String name = operation.replaceAll("(?<=[a-z])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
      return new AclBinding(
          new ResourcePattern(ResourceType.valueOf(type), prefix, PatternType.PREFIXED),
          new AccessControlEntry(
              "User:" + SecuredBroker.USER,
              "*",
              AclOperation.valueOf(name),
              AclPermissionType.ALLOW));
    }

    String printed() {
      return "expected the right " + operation + " on " + resource + " wardiary";
    }
  }

  private static List<Right> rights() throws Exception {
    List<Right> rights =
        Pattern.compile("^" + ROW.pattern() + "$", Pattern.MULTILINE)
            .matcher(Files.readString(PAGE, UTF_8))
            .results()
            .map(Right::of)
            .toList();
    assertThat(rights).hasSize(6);
    return rights;
  }

  private Cli command(SecuredBroker broker, Path config, Object... words) {
    List<Object> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("--bootstrap-server", broker.address(), "--command-config", config));
    all.addAll(List.of("--data", folder.resolve("state"), "--partitions", "2"));
    return Cli.run(all.toArray());
  }

  /**
   * Repeats the command until it has the expected exit code, because changed rights take effect a
   * moment later.
   */
  private Cli archive(SecuredBroker broker, Path record, int exit) throws Exception {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    Cli archived = command(broker, broker.commandConfig(), "archive", record);
    while (archived.exit() != exit && System.nanoTime() < end) {
      archived = command(broker, broker.commandConfig(), "archive", record);
    }
    assertThat(archived.exit()).as(archived.out() + archived.err()).isEqualTo(exit);
    return archived;
  }

  @Tag("nightly")
  @Test
  void theRightsThatThePageLists_suffice_andEachOneLessIsRefusedByItsName() throws Exception {
    Path record = Files.writeString(folder.resolve("game.wdr"), RECORD);
    try (SecuredBroker broker = new SecuredBroker(folder.resolve("broker"));
        Admin admin = broker.admin()) {
      requireWhoAsks(broker);
      assertThat(archive(broker, record, ExitCode.REFUSED).err())
          .contains("Create on topic wardiary");
      List<AclBinding> all = rights().stream().map(Right::binding).toList();
      admin.createAcls(all).all().get();
      assertThat(archive(broker, record, ExitCode.DONE).out()).contains("1 accepted");
      for (Right right : rights()) {
        admin.deleteAcls(List.of(right.binding().toFilter())).all().get();
        assertThat(archive(broker, record, ExitCode.REFUSED).err())
            .as(right.toString())
            .contains(right.printed())
            .hasLineCount(1);
        admin.createAcls(List.of(right.binding())).all().get();
      }
      assertThat(archive(broker, record, ExitCode.DONE).out()).contains("1 duplicate");
      Cli report = command(broker, broker.commandConfig(), "report", "--out", folder.resolve("o"));
      assertThat(report.exit()).as(report.err()).isZero();
    }
  }

  @Test
  void instanceWhoseAccessDoesNotWork_orStopsWorking_endsWithTheReason() throws Exception {
    try (SecuredBroker broker = new SecuredBroker(folder.resolve("broker"));
        Admin admin = broker.admin()) {
      List<AclBinding> all = rights().stream().map(Right::binding).toList();
      admin.createAcls(all).all().get();
      try (RunningService refused = started(broker, broker.wrongPassword(), "refused");
          RunningService revoked = service(broker, broker.commandConfig(), "revoked")) {
        requireEnds(refused, "Authentication failed");
        admin.deleteAcls(List.of(all.get(1).toFilter())).all().get();
        requireEnds(revoked, "expected the right");
      }
    }
  }

  @Tag("nightly")
  @Test
  void instanceWhoseSecretsAreWrong_orChange_endsWithTheReason() throws Exception {
    try (SecuredBroker broker = new SecuredBroker(folder.resolve("broker"));
        Admin admin = broker.admin()) {
      admin.createAcls(rights().stream().map(Right::binding).toList()).all().get();
      try (RunningService mistyped = started(broker, broker.wrongTrustPassword(), "mistyped")) {
        requireEnds(mistyped, "password was incorrect");
      }
      try (RunningService rotated = service(broker, broker.commandConfig(), "rotated")) {
        broker.changePassword();
        broker.restart();
        requireEnds(rotated, "uthentication failed");
      }
      try (RunningService deceived = service(broker, broker.changedPassword(), "deceived")) {
        broker.changeCertificate();
        broker.restart();
        requireEnds(deceived, "SSL handshake failed");
      }
    }
  }

  private RunningService service(SecuredBroker broker, Path config, String name) throws Exception {
    RunningService service = started(broker, config, name);
    service.awaitReady();
    return service;
  }

  private RunningService started(SecuredBroker broker, Path config, String name) throws Exception {
    List<String> more = List.of("--command-config", config.toString());
    return new RunningService(List.of(), folder, broker.address(), name, 6, more);
  }

  private static void requireEnds(RunningService service, String reason) throws Exception {
    assertThat(service.process().waitFor(2, TimeUnit.MINUTES)).as(service::logged).isTrue();
    assertThat(service.process().exitValue()).as(service::logged).isEqualTo(ExitCode.FAILED);
    assertThat(service.logged()).contains(reason).contains("ended with exit code 3");
  }

  /** Checks that a client gets nothing if it cannot authenticate or does not trust the broker. */
  private void requireWhoAsks(SecuredBroker broker) throws Exception {
    Cli wrong = command(broker, broker.wrongPassword(), "games");
    assertThat(wrong.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(wrong.err()).contains("Authentication failed");
    Cli untrusted = command(broker, broker.withoutTrust(), "games");
    assertThat(untrusted.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(untrusted.err()).contains("SSL handshake failed: unable to find");
    Cli mistyped = command(broker, broker.wrongTrustPassword(), "games");
    assertThat(mistyped.err()).contains("trust.p12").contains("password was incorrect");
    Path plain = Files.writeString(folder.resolve("plain.properties"), "");
    Cli unsecured = command(broker, plain, "games");
    assertThat(unsecured.err())
        .contains("in Kafka's protocol, although " + broker.address() + " is open");
  }
}
