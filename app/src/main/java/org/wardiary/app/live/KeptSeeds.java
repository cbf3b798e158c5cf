package org.wardiary.app.live;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.app.archive.RecordEdit;
import org.wardiary.app.live.LivePosition.Phase;
import org.wardiary.app.live.LiveSender.Intent;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.game.RandomTag;
import org.wardiary.events.log.LiveCommand;
import org.wardiary.events.log.RevisionCommand;
import org.wardiary.events.log.SubmissionOutcome;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.GivenMap;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.revision.Revision;

/**
 * Draws for games whose seeds are kept here, and shows the seeds when the games are over. A game
 * whose seed is kept elsewhere, or lost, is left alone. Not thread-safe.
 */
final class KeptSeeds {

  private static final Logger LOG = LoggerFactory.getLogger(KeptSeeds.class);
  private static final String BY = "wardiary";
  private static final String REASON =
      "the game is over: the tag Random shows the seed of its hash";

  private final SeedFolder folder;
  private final LiveSender sender;
  private final TimeAndChance machine;
  private final Set<String> refused = new HashSet<>();

  KeptSeeds(SeedFolder folder, LiveSender sender, TimeAndChance machine) {
    this.folder = folder;
    this.sender = sender;
    this.machine = machine;
  }

  /** Makes the draws that are due in a game; if it is over, shows its seed. */
  void tend(LiveTable table) {
    while (table.awaitsSeed()) {
      LivePosition now = table.position();
      if (now.phase() == Phase.ENDED) {
        show(table, now);
        return;
      }
      Optional<String> due = KeptDraws.of(now, folder).flatMap(KeptDraws::due);
      if (due.isEmpty() || !isGiven(table, now, due.get())) {
        return;
      }
    }
  }

  /** Gives a draw; another program may have been faster. */
  private boolean isGiven(LiveTable table, LivePosition now, String draw) {
    LiveOutcome outcome =
        sender.play(
            table,
            LiveRequest.after(now),
            at -> new Intent.Send(LiveCommand.answers(at.gameId(), at.seq(), List.of(draw)), draw));
    return outcome instanceof LiveOutcome.Accepted;
  }

  /** Answers with the draws between them that this program makes. */
  List<String> between(LivePosition now, List<String> words) {
    return words.size() < 2
        ? words
        : KeptDraws.of(now, folder).map(draws -> draws.between(words)).orElse(words);
  }

  private void show(LiveTable table, LivePosition now) {
    Optional<RandomTag> seed = KeptDraws.shown(now, folder);
    if (seed.isEmpty() || refused.contains(now.gameId())) {
      return;
    }
    Verdict verdict = withSeed(now, seed.get());
    if (verdict instanceof Verdict.Refused bad) {
      refuse(now, bad.problem().message());
      return;
    }
    String record = ((Verdict.Accepted) verdict).draft().write(Comments.KEPT);
    CommandOutcome outcome =
        sender.revise(
            new RevisionCommand(
                now.gameId(),
                Revision.AMENDED,
                BY,
                REASON,
                machine.millis(),
                now.seq(),
                0,
                now.record(),
                record,
                GivenMap.of(now.setup().mapFile()).text(),
                ""));
    switch (SubmissionOutcome.of(outcome.getOutcome())) {
      case ACCEPTED, DUPLICATE -> {
        sender.await(table, outcome.getSeq());
        folder.forget(now.gameId());
      }
      case REJECTED -> refuse(now, outcome.getReason());
      default -> LOG.info("game {}: its seed is shown later: {}", now.gameId(), outcome);
    }
  }

  private void refuse(LivePosition now, String reason) {
    refused.add(now.gameId());
    LOG.warn("game {}: its seed is not shown: {}", now.gameId(), reason);
  }

  private static Verdict withSeed(LivePosition now, RandomTag seed) {
    MapLibrary maps = GivenMap.of(now.setup().mapFile());
    try (RecordReader reader = RecordReader.of(now.record(), "the record")) {
      Verdict.Accepted stored =
          (Verdict.Accepted) new Referee(maps).judge(reader.next().orElseThrow());
      return new RecordEdit(now.setup().game(), maps, stored.draft())
          .amended(Map.of(RandomTag.NAME, seed.text()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
