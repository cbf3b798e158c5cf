package org.wardiary.events.testkit;

import java.util.ArrayList;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.RecordFold;

/** The editions of a game as its messages hold them. */
public final class LoggedEditions {

  private LoggedEditions() {}

  /**
   * The events of each edition, without the {@code GameRevised} that begins it; a withdrawal has
   * none. The messages must follow one another, from the first.
   */
  public static List<List<GameEvent>> of(String id, List<byte[]> messages) {
    ChainCheck check = new ChainCheck(PlayedGames.CODEC, Chain.begin(id));
    List<List<GameEvent>> editions = new ArrayList<>(List.of(new ArrayList<>()));
    for (byte[] message : messages) {
      GameEvent event = check.accept(message);
      if (event.getBody() instanceof GameRevised) {
        editions.add(new ArrayList<>());
      } else {
        editions.get(editions.size() - 1).add(event);
      }
    }
    return editions;
  }

  /** The record of an edition, comments included. */
  public static String record(List<GameEvent> edition) {
    RecordFold fold = new RecordFold(GameData.SETUPS);
    edition.forEach(event -> fold.fold(emitted(event)));
    return fold.draft().write(Comments.KEPT);
  }

  private static EmittedEvent emitted(GameEvent event) {
    return new EmittedEvent(
        event.getPly(), event.getTurn(), event.getSide(), (SpecificRecord) event.getBody());
  }
}
