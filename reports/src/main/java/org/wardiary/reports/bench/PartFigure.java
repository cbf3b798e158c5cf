package org.wardiary.reports.bench;

/**
 * A figure and what it belongs to.
 *
 * @param part the part of the benchmark that measured it, e.g. {@code check}
 * @param figure what was measured
 */
public record PartFigure(String part, Figure figure) {}
