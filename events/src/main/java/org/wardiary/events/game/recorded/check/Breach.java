package org.wardiary.events.game.recorded.check;

import org.wardiary.events.game.recorded.file.Rule;

/**
 * A statement, or the end of a game, breaks a rule of the game file.
 *
 * @param rule the rule
 * @param side the side that breaks it; empty where that is not known
 * @param what how, a sentence without its full stop
 */
public record Breach(Rule rule, String side, String what) {}
