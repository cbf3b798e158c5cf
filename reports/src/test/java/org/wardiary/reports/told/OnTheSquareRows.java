package org.wardiary.reports.told;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.wardiary.events.event.AuxiliaryDrawn;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.projector.game.onthesquare.view.BoxRow;
import org.wardiary.projector.game.onthesquare.view.CardCount;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;
import org.wardiary.projector.game.recorded.view.RecordedChance;
import org.wardiary.projector.game.recorded.view.RecordedDraw;
import org.wardiary.projector.game.recorded.view.RecordedLoss;
import org.wardiary.projector.game.recorded.view.RecordedRows;
import org.wardiary.projector.game.recorded.view.RecordedSource;
import org.wardiary.reports.told.ToldTournament.Pair;

/**
 * The attacks, losses and cards of a game of Wargaming on the Square, as rows of a recorded game.
 */
final class OnTheSquareRows {

  private static final String CARD = "card";
  private static final String AUXILIARY = "auxiliary";

  private OnTheSquareRows() {}

  static RecordedRows of(Pair pair) {
    EngagementRows rows = pair.played().own(EngagementRows.class).orElseThrow();
    List<RecordedDraw> draws = new ArrayList<>();
    rows.getCards().stream().filter(OnTheSquareRows::isChance).forEach(of -> add(of, rows, draws));
    pair.game().bodies(AuxiliaryDrawn.class).stream()
        .filter(drawn -> drawn.getOf() > 0)
        .map(drawn -> new RecordedDraw(0, drawn.getSide(), AUXILIARY, drawn.getKind()))
        .forEach(draws::add);
    return RecordedRows.newBuilder()
        .setGameId(rows.getGameId())
        .setGame(rows.getGame())
        .setAttacks(new OnTheSquareAttacks(rows.getCharges()).of(pair.game().events()))
        .setLosses(losses(pair, rows.getBoxes()))
        .setDraws(draws)
        .setSources(sources(draws))
        .setTurns(List.of())
        .setFirsts(List.of())
        .setStates(List.of())
        .setCards(List.of())
        .setVisits(List.of())
        .setBreaches(List.of())
        .setStatements(List.of())
        .setMovement(List.of())
        .build();
  }

  /** Whether chance decided; not so where colours alternate. */
  private static boolean isChance(CardCount count) {
    return count.getVariance() > 0;
  }

  /** The cards drawn for a side: those of its colour are its hits. */
  private static void add(CardCount count, EngagementRows rows, List<RecordedDraw> draws) {
    boolean first = count.getSide().equals(rows.getSides().get(0));
    RecordedDraw hit = new RecordedDraw(0, count.getSide(), CARD, first ? "R" : "B");
    RecordedDraw miss = new RecordedDraw(0, count.getSide(), CARD, first ? "B" : "R");
    draws.addAll(Collections.nCopies(count.getHits(), hit));
    draws.addAll(Collections.nCopies(count.getCards() - count.getHits(), miss));
  }

  private static List<RecordedSource> sources(List<RecordedDraw> draws) {
    RecordedSource cards = deck(CARD, "B", "R");
    RecordedSource auxiliaries = deck(AUXILIARY, "A", "J", "L");
    return Stream.of(auxiliaries, cards)
        .filter(deck -> draws.stream().anyMatch(of -> of.getSource().equals(deck.getSource())))
        .toList();
  }

  private static RecordedSource deck(String name, String... cards) {
    return new RecordedSource(
        name,
        true,
        Stream.of(cards).map(card -> new RecordedChance(card, 1.0 / cards.length)).toList());
  }

  private static List<RecordedLoss> losses(Pair pair, List<BoxRow> boxes) {
    return boxes.stream()
        .filter(box -> box.getLostTurn() > 0 && !box.getLostCause().equals("joined"))
        .map(box -> loss(box, space(pair, box)))
        .toList();
  }

  /** Where a unit was lost, which its row does not say. */
  private static String space(Pair pair, BoxRow box) {
    return pair.game().bodies(UnitEliminated.class).stream()
        .filter(lost -> lost.getSide().equals(box.getSide()))
        .filter(lost -> lost.getUnit().equals(box.getUnit()))
        .map(UnitEliminated::getSpace)
        .findFirst()
        .orElseThrow();
  }

  private static RecordedLoss loss(BoxRow box, String space) {
    return RecordedLoss.newBuilder()
        .setTurn(box.getLostTurn())
        .setSide(box.getSide())
        .setUnit(box.getUnit())
        .setKind(box.getKind())
        .setSpace(space)
        .setHow("lost")
        .setAttack(0)
        .build();
  }
}
