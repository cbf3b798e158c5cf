package org.wardiary.events.game.recorded.file;

/**
 * A rule that a game file states.
 *
 * @param id its id in the rulebook
 * @param strict whether a game that breaks it stays at the level {@code recorded}
 * @param check what it states
 */
public record Rule(String id, boolean strict, Check check) {}
