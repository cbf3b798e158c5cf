package org.wardiary.reports.site;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.wardiary.analytics.player.ExpectedScores;
import org.wardiary.events.game.Position;
import org.wardiary.events.key.PositionKeys;
import org.wardiary.events.text.Digest;
import org.wardiary.projector.index.OpeningTree;
import org.wardiary.projector.index.OpeningTree.Limits;
import org.wardiary.projector.index.OpeningTree.Node;
import org.wardiary.projector.index.PositionQuery;
import org.wardiary.projector.view.GameSummary;

/**
 * The positions at the beginning of games by kind, each kind made when it is first needed.
 * Thread-safe.
 */
final class Openings {

  /** Positions that fewer games reached are not shown; they are on the pages of those games. */
  private static final int FEWEST_GAMES = 2;

  /** In a large archive, only positions that at least one game in this many reached are shown. */
  private static final int ONE_IN = 2000;

  /** Maximum number of positions of a kind; those nearest to the start are shown. */
  private static final int MOST_POSITIONS = 1500;

  private final SiteInput input;
  private final Map<OpeningKind, List<GameSummary>> kinds;
  private final Map<OpeningKind, List<Node>> made = new HashMap<>();

  Openings(SiteInput input) {
    this.input = input;
    this.kinds = OpeningKind.all(input.games());
  }

  /** The kinds with their games, sorted. */
  Map<OpeningKind, List<GameSummary>> kinds() {
    return kinds;
  }

  /** A game of the tree, by its id. */
  GameRow game(String id) {
    return new GameRow(input.game(id).orElseThrow());
  }

  /** The positions of a kind, in order of their numbers. */
  synchronized List<Node> tree(OpeningKind kind) {
    // not computeIfAbsent: it takes long and calls other code
    if (!made.containsKey(kind)) {
      made.put(kind, make(kind));
    }
    return made.get(kind);
  }

  /** A digest of what a kind's files are made from; empty if that is not known. */
  Optional<String> fingerprint(OpeningKind kind, SiteContext site) {
    List<Optional<String>> all =
        played(kind).stream()
            .map(
                game ->
                    input
                        .fingerprints()
                        .apply(game.getGameId())
                        .map(new GameRow(game)::fingerprint))
            .toList();
    String texts = all.stream().flatMap(Optional::stream).collect(Collectors.joining("\n"));
    return all.stream().allMatch(Optional::isPresent)
        ? Optional.of(Digest.hex(texts + site))
        : Optional.empty();
  }

  /**
   * All games of a kind's game, whatever their setup, since strengths are estimated from all of
   * them.
   */
  private List<GameSummary> played(OpeningKind kind) {
    String game = kinds.get(kind).get(0).getGame();
    return input.games().stream().filter(one -> one.getGame().equals(game)).toList();
  }

  private List<Node> make(OpeningKind kind) {
    List<GameSummary> games = kinds.get(kind);
    Position start = input.histories().apply(games.get(0).getGameId()).at(0);
    PositionKeys keys = new PositionKeys(start.setup());
    Set<String> ids =
        games.stream().map(GameSummary::getGameId).collect(Collectors.toCollection(HashSet::new));
    PositionQuery query =
        PositionQuery.of(keys.of(start), keys, Set.of())
            .in(ids::contains)
            .expecting(ExpectedScores.of(played(kind)));
    Limits limits = new Limits(Math.max(FEWEST_GAMES, ids.size() / ONE_IN), MOST_POSITIONS);
    return input.index().ask(index -> OpeningTree.of(start, index, keys, query, limits));
  }
}
