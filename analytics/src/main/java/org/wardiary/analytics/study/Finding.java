package org.wardiary.analytics.study;

/**
 * A sentence or two that a table allows.
 *
 * @param table id of the table that it is made from
 * @param text plain words with their uncertainty
 */
public record Finding(String table, String text) {}
