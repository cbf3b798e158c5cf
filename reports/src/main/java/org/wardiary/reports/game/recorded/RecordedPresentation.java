package org.wardiary.reports.game.recorded;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.event.UnitsGone;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.game.GamePresentation;
import org.wardiary.reports.text.Phrases;

/** All recorded games in reports. */
public final class RecordedPresentation implements GamePresentation {

  private static final BoardPicture PICTURE = new RecordedPicture(Optional.empty());

  /** None by name. */
  @Override
  public Set<String> games() {
    return Set.of();
  }

  @Override
  public boolean presents(String game) {
    return RecordedGame.isId(game);
  }

  @Override
  public Optional<BoardPicture> picture() {
    return Optional.of(PICTURE);
  }

  @Override
  public Phrases wording() {
    return RecordedWording.PHRASES;
  }

  /** What does not fit, and units that are gone. */
  @Override
  public List<String> keyMoments(JsonNode before, DrawnPosition after) {
    Stream<String> notes =
        after.events(DoubtNoted.class).stream().map(doubt -> "note: " + doubt.getWhat());
    return Stream.concat(
            notes,
            after.events(UnitsGone.class).stream()
                .map(gone -> Text.of("%s: %s", gone.getHow(), String.join(", ", gone.getUnits()))))
        .toList();
  }
}
