package org.wardiary.events.game.onthesquare.view;

import java.util.Optional;
import java.util.Set;
import org.wardiary.events.game.Redaction;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.Visibility;

/**
 * What each viewer may know (WS-11.4). What stands under the enemy's boxes, its auxiliaries, and
 * its orders before they are executed are hidden from a side. The umpire sees everything.
 */
public final class OnTheSquareVisibility implements Visibility {

  /**
   * Rules whose refusals depend only on what is written and on the units of the side that answers:
   * which it has, which of them it has yet to place, and which orders they may be given.
   */
  private static final Set<String> OWN = Set.of("WS-1.1", "WS-2.1", "WS-3.1", "WS-4.2");

  @Override
  public boolean hidesInformation() {
    return true;
  }

  @Override
  public Redaction redaction(Viewer viewer) {
    return viewer == Viewer.UMPIRE ? Optional::of : new SideRedaction(viewer.ordinal());
  }

  @Override
  public boolean showsRule(Viewer viewer, String rule) {
    return OWN.contains(rule) || Visibility.super.showsRule(viewer, rule);
  }
}
