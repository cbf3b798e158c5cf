package org.wardiary.events.game.recorded.file;

/**
 * A rule that a game file states.
 *
 * @param id its id in the rulebook
 * @param strict whether a game that breaks it stays at the level {@code recorded}
 * @param check what it states
 * @param words the same in the words of the file: {@code stack 2 always}
 */
public record Rule(String id, boolean strict, Check check, String words) {}
