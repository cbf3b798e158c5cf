package org.wardiary.reports.draw;

/**
 * What something is coloured with: a tone, which looks different in each theme, or the colour that
 * the owner of a game chose, which looks the same in all.
 */
public sealed interface Colour permits Tone, Rgb {

  /** The colour in a theme, {@code 0xRRGGBB}. */
  int in(Palette palette);

  /** What the viewer's document calls it: the tone's name, or {@code #rrggbb}. */
  String word();

  /** The colour as a page writes it that changes its theme. */
  String css();
}
