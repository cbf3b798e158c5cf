package org.wardiary.reports.page;

import java.util.Optional;

/**
 * A game that the report shows in full.
 *
 * @param game id of its kind of game
 * @param title its title
 * @param text its account, lines ended by LF
 * @param svg a picture (an SVG document), if there is one
 */
public record SampleGame(String game, String title, String text, Optional<String> svg) {}
