package org.wardiary.projector.stream.check;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongConsumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.SchemaTopic;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.TopicEnds;
import org.wardiary.events.log.TopicRange;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.stream.Readjudication;
import org.wardiary.events.log.stream.RefereeHeads;
import org.wardiary.events.text.Text;
import org.wardiary.events.work.OrderedWork;
import org.wardiary.projector.stream.Builds;
import org.wardiary.projector.stream.MessageCodecs;
import org.wardiary.projector.stream.Quarantined;
import org.wardiary.projector.stream.ViewReader;
import org.wardiary.projector.stream.check.Discrepancy.Part;
import org.wardiary.projector.stream.check.ViewCheck.Refolded;

/**
 * Checks a whole archive and changes nothing: each game's chain of messages; each edition, which is
 * judged again by the rules; each view, which is compared with a fold of the log; and what is in
 * quarantine. The log is read by one thread; editions are judged and folded on all cores. Of the
 * games, only the events of a few editions at a time and some hashes are in memory.
 */
public final class ArchiveCheck {

  private static final int REPORT_EVERY = 1 << 8;

  private final Cluster cluster;
  private final MessageCodecs codecs;
  private final ViewCheck views;
  private final ThreadLocal<Readjudication> rules = ThreadLocal.withInitial(Readjudication::new);
  private final List<Discrepancy> judged = new ArrayList<>();

  private ArchiveCheck(Cluster cluster) {
    this.cluster = cluster;
    this.codecs = new MessageCodecs(new SchemaTopic(cluster).withReleased());
    this.views = new ViewCheck(codecs);
  }

  /** An edition that has been judged and folded. */
  private record Checked(Optional<Discrepancy> judged, Refolded views) {}

  private Checked check(Edition edition) {
    return new Checked(judge(edition), views.fold(edition));
  }

  private Optional<Discrepancy> judge(Edition edition) {
    if (edition.state() == Edition.State.WITHDRAWN) {
      return Optional.empty();
    }
    return rules
        .get()
        .of(edition.events())
        .map(it -> new Discrepancy(Part.RULES, edition.gameId(), it.seq(), it.text()));
  }

  private boolean accept(Checked edition) {
    edition.judged().ifPresent(judged::add);
    views.accept(edition.views());
    return true;
  }

  /**
   * Checks an archive as it is now. Other programs may append to it meanwhile: of games that go on,
   * only what is checked of the log alone is told.
   *
   * @param catchUp folds the log up to its present end; called once the log has been read
   * @param remaining receives now and then how many messages are left to read
   */
  public static CheckResult of(Cluster cluster, Runnable catchUp, LongConsumer remaining) {
    return new ArchiveCheck(cluster).run(catchUp, remaining);
  }

  private CheckResult run(Runnable catchUp, LongConsumer remaining) {
    try (TopicScan scan = new TopicScan(cluster)) {
      RefereeHeads stored = RefereeHeads.of(cluster);
      Map<TopicPartition, Long> ends = TopicEnds.decided(cluster, Topic.EVENTS);
      LogCheck log = checkLog(scan, stored, ends, remaining);
      catchUp.run();
      List<Discrepancy> findings = new ArrayList<>(judged);
      try (ViewReader reader = new ViewReader(cluster, Builds.open(cluster), codecs.events())) {
        findings.addAll(views.findings(reader, log::isDamaged));
      }
      Set<String> later = appendedSince(scan, ends);
      findings.removeIf(found -> found.part() == Part.VIEW && later.contains(found.gameId()));
      findings.addAll(0, log.findings());
      findings.addAll(quarantined(scan, log, findings));
      remaining.accept(0);
      return new CheckResult(log.games(), log.editions(), log.events(), findings);
    }
  }

  private LogCheck checkLog(
      TopicScan scan, RefereeHeads stored, Map<TopicPartition, Long> ends, LongConsumer remaining) {
    try (OrderedWork<Edition, Checked> work = new OrderedWork<>(1, this::check, this::accept)) {
      LogCheck log = new LogCheck(Partitions.on(cluster), codecs.events(), stored, work::add);
      long all = ends.values().stream().mapToLong(Long::longValue).sum();
      scan.read(
          Topic.EVENTS,
          TopicRange.to(ends),
          message -> {
            log.accept(message);
            if (log.messages() % REPORT_EVERY == 0) {
              remaining.accept(all - log.messages());
            }
          },
          log::lost);
      log.end();
      work.finish();
      return log;
    }
  }

  /** The games to which messages were appended after the log was read: their views have changed. */
  private static Set<String> appendedSince(TopicScan scan, Map<TopicPartition, Long> ends) {
    Set<String> games = new HashSet<>();
    scan.read(
        Topic.EVENTS,
        TopicRange.from(ends),
        message -> {
          if (message.key() != null) {
            games.add(new String(message.key(), StandardCharsets.UTF_8));
          }
        },
        lost -> {});
    return games;
  }

  /**
   * What is in quarantine and has not been mended since: games that are in order now are not
   * reported.
   */
  private List<Discrepancy> quarantined(TopicScan scan, LogCheck log, List<Discrepancy> faults) {
    TreeSet<String> faulty = new TreeSet<>();
    faults.forEach(fault -> faulty.add(fault.gameId()));
    List<Discrepancy> found = new ArrayList<>();
    scan.read(
        Topic.QUARANTINE,
        message -> {
          String gameId =
              message.key() == null ? "" : new String(message.key(), StandardCharsets.UTF_8);
          if (faulty.contains(gameId) || !log.has(gameId)) {
            found.add(
                new Discrepancy(
                    Part.QUARANTINE,
                    gameId,
                    Discrepancy.NO_SEQ,
                    Text.of(
                        "%s, partition %s, offset %s, by %s: %s",
                        header(message, "topic"),
                        header(message, "partition"),
                        header(message, "offset"),
                        header(message, "application"),
                        header(message, "reason"))));
          }
        });
    return found;
  }

  private static String header(ConsumerRecord<byte[], byte[]> message, String name) {
    return Quarantined.header(message, name).orElse("?");
  }
}
