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
import org.wardiary.events.event.Sha256;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.text.Text;
import org.wardiary.projector.stream.FoldedEdition;
import org.wardiary.projector.stream.MessageCodecs;
import org.wardiary.projector.stream.ViewKind;
import org.wardiary.projector.stream.ViewKind.Publication;
import org.wardiary.projector.stream.ViewReader;
import org.wardiary.projector.stream.check.Discrepancy.Part;

/**
 * Compares the views of games, folded again, with those on the topics. Keeps a hash of each view.
 * For one thread, except for {@link #fold}.
 */
final class ViewCheck {

  /**
   * The views of an edition, folded again.
   *
   * @param gameId the game
   * @param kinds the kinds of views that were folded; the others are as before
   * @param hashes a hash of each view that the game has
   * @param failures why views could not be folded
   */
  record Refolded(
      String gameId,
      List<ViewKind<?>> kinds,
      Map<ViewKind<?>, Sha256> hashes,
      Map<ViewKind<?>, String> failures) {}

  private final MessageCodecs codecs;
  private final Map<ViewKind<?>, Map<String, Sha256>> folded = new LinkedHashMap<>();
  private final Map<ViewKind<?>, Map<String, String>> failed = new HashMap<>();

  ViewCheck(MessageCodecs codecs) {
    this.codecs = codecs;
    ViewKind.all().forEach(kind -> folded.put(kind, new TreeMap<>()));
  }

  /** Folds an edition, in any thread. */
  Refolded fold(Edition edition) {
    List<ViewKind<?>> kinds = kinds(edition);
    if (edition.events().isEmpty()) {
      return new Refolded(edition.gameId(), kinds, Map.of(), Map.of());
    }
    FoldedEdition views = FoldedEdition.of(edition.events(), kinds);
    Map<ViewKind<?>, Sha256> hashes = new HashMap<>();
    views.views().forEach((kind, view) -> hashes.put(kind, hash(kind, view)));
    return new Refolded(edition.gameId(), kinds, hashes, views.failures());
  }

  private static List<ViewKind<?>> kinds(Edition edition) {
    return edition.state() == Edition.State.BROKEN_OFF
        ? ViewKind.all().stream().filter(kind -> kind.when() == Publication.AT_QUESTIONS).toList()
        : ViewKind.all();
  }

  private <V extends SpecificRecord> Sha256 hash(ViewKind<V> kind, SpecificRecord view) {
    return Chain.hash(codecs.of(kind.view()).encode(kind.view().cast(view)));
  }

  /** Takes the views of an edition in place of those of the edition before. */
  void accept(Refolded edition) {
    for (ViewKind<?> kind : edition.kinds()) {
      folded.get(kind).remove(edition.gameId());
      Optional.ofNullable(failed.get(kind)).ifPresent(games -> games.remove(edition.gameId()));
    }
    edition.hashes().forEach((kind, hash) -> folded.get(kind).put(edition.gameId(), hash));
    edition
        .failures()
        .forEach(
            (kind, why) ->
                failed.computeIfAbsent(kind, key -> new TreeMap<>()).put(edition.gameId(), why));
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
