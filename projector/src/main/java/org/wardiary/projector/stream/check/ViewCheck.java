package org.wardiary.projector.stream.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.stream.MessageCodecs;
import org.wardiary.projector.stream.ViewKind;
import org.wardiary.projector.stream.ViewKind.Publication;
import org.wardiary.projector.stream.ViewReader;
import org.wardiary.projector.stream.check.Discrepancy.Part;

/**
 * Folds games again and compares their views with those on the topics. Keeps a hash of each view.
 * For one thread.
 */
final class ViewCheck {

  private final MessageCodecs codecs;
  private final Map<ViewKind<?>, Map<String, Sha256>> folded = new LinkedHashMap<>();
  private final Map<ViewKind<?>, Map<String, String>> failed = new HashMap<>();

  ViewCheck(MessageCodecs codecs) {
    this.codecs = codecs;
    ViewKind.all().forEach(kind -> folded.put(kind, new TreeMap<>()));
  }

  /** Folds an edition that has ended, in place of the one before. */
  void ended(String gameId, List<GameEvent> events) {
    folded.keySet().forEach(kind -> fold(kind, gameId, events));
  }

  /** Folds the edition of an open game, which has only the views that open games have. */
  void brokenOff(String gameId, List<GameEvent> events) {
    folded.keySet().stream()
        .filter(kind -> kind.when() == Publication.AT_QUESTIONS)
        .forEach(kind -> fold(kind, gameId, events));
  }

  /** Forgets the views of a game that was withdrawn. */
  void withdrawn(String gameId) {
    folded.values().forEach(games -> games.remove(gameId));
    failed.values().forEach(games -> games.remove(gameId));
  }

  private <V extends SpecificRecord> void fold(
      ViewKind<V> kind, String gameId, List<GameEvent> events) {
    Optional.ofNullable(failed.get(kind)).ifPresent(games -> games.remove(gameId));
    folded.get(kind).remove(gameId);
    try {
      kind.fold(events)
          .map(view -> Chain.hash(codecs.of(kind.view()).encode(view)))
          .ifPresent(hash -> folded.get(kind).put(gameId, hash));
    } catch (CorruptGame e) {
      failed.computeIfAbsent(kind, key -> new TreeMap<>()).put(gameId, e.getMessage());
    }
  }

  /**
   * Compares the folded views with those on the topics.
   *
   * @param damaged tells which games are damaged on the log: these need not have views
   */
  List<Discrepancy> findings(ViewReader reader, Predicate<String> damaged) {
    List<Discrepancy> findings = new ArrayList<>();
    folded.forEach(
        (kind, games) -> {
          Map<String, Sha256> standing = new TreeMap<>();
          reader
              .latest(kind.topic(), id -> true)
              .forEach(view -> standing.put(view.gameId(), Chain.hash(view.value())));
          String name = kind.topic().topicName();
          TreeSet<String> all = new TreeSet<>(games.keySet());
          all.addAll(standing.keySet());
          for (String gameId : all) {
            if (!damaged.test(gameId)) {
              compare(
                      Optional.ofNullable(games.get(gameId)),
                      Optional.ofNullable(standing.get(gameId)))
                  .ifPresent(text -> findings.add(finding(gameId, name + ": " + text)));
            }
          }
          failed
              .getOrDefault(kind, Map.of())
              .forEach(
                  (gameId, why) ->
                      findings.add(
                          finding(
                              gameId,
                              Text.of(
                                  "%s: expected a game that can be folded but %s", name, why))));
        });
    return findings;
  }

  private static Discrepancy finding(String gameId, String text) {
    return new Discrepancy(Part.VIEW, gameId, Discrepancy.NO_SEQ, text);
  }

  private static Optional<String> compare(Optional<Sha256> folded, Optional<Sha256> standing) {
    if (folded.equals(standing)) {
      return Optional.empty();
    }
    if (folded.isEmpty()) {
      return Optional.of("expected no view of the game but there is one");
    }
    return Optional.of(
        standing.isEmpty()
            ? "expected a view of the game but there is none"
            : "expected the view that the log gives but it is another");
  }
}
