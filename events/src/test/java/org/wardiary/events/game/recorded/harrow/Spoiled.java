package org.wardiary.events.game.recorded.harrow;

/**
 * A game in which one rule is broken.
 *
 * @param record its record
 * @param at the statement that breaks the rule, from 0; the last one, if the end does
 * @param rule the id of the rule
 */
record Spoiled(String record, int at, String rule) {}
