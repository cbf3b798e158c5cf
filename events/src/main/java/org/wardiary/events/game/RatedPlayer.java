package org.wardiary.events.game;

/**
 * A built-in player on the ladder of its game ({@code docs/players.md}).
 *
 * @param name its name as {@code simulate --players} takes it
 * @param elo its Elo above that of the first player of the ladder
 */
public record RatedPlayer(String name, int elo) {}
