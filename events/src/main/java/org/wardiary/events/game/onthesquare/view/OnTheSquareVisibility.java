package org.wardiary.events.game.onthesquare.view;

import java.util.Optional;
import org.wardiary.events.game.Redaction;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.Visibility;

/**
 * What each side may know (WS-11.4): not what stands under the enemy's boxes, nor its auxiliaries,
 * nor its orders before they are executed. The umpire sees everything.
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
