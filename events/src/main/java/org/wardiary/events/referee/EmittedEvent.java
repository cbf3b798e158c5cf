package org.wardiary.events.referee;

import org.apache.avro.specific.SpecificRecord;

/**
 * An event of a game, without what the log adds.
 *
 * @param ply number of answers given so far, including the one that caused the event
 * @param turn turn in which it happened, from 1; 0 before the first turn
 * @param side side whose turn it is or that leads the turn, empty before the first turn
 * @param body what happened, a generated class of {@code org.wardiary.events.event}
 */
public record EmittedEvent(int ply, int turn, String side, SpecificRecord body) {}
