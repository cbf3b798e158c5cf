package org.wardiary.events.game.onthesquare.view;

import java.util.Optional;
import org.wardiary.events.game.Redaction;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.Visibility;

/**
 * What each viewer may know (WS-11.4). What stands under the enemy's boxes, its auxiliaries, and
 * its orders before they are executed are hidden from a side. The umpire sees everything.
 */
public final class OnTheSquareVisibility implements Visibility {

  @Override
  public boolean hidesInformation() {
    return true;
  }

  @Override
  public Redaction redaction(Viewer viewer) {
    return viewer == Viewer.UMPIRE ? Optional::of : new SideRedaction(viewer.ordinal());
  }
}
