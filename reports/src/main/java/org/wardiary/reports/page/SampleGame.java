package org.wardiary.reports.page;

import java.util.Optional;
import org.wardiary.reports.draw.Scene;

/**
 * A game that the report shows in full.
 *
 * @param game id of its kind of game
 * @param title its title
 * @param text its account, lines ended by LF
 * @param board its last position, if it can be drawn
 */
public record SampleGame(String game, String title, String text, Optional<Scene> board) {}
