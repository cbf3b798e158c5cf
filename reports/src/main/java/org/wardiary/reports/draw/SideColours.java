package org.wardiary.reports.draw;

/**
 * The colours of a side.
 *
 * @param hue of its counters in pictures
 * @param light of its values in charts on a light ground, {@code 0xRRGGBB}
 * @param dark the same on a dark ground
 */
public record SideColours(Hue hue, int light, int dark) {}
