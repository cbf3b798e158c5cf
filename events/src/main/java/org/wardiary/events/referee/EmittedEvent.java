package org.wardiary.events.referee;

import org.apache.avro.specific.SpecificRecord;

/**
 * One event of a game without what the log adds.
 *
 * @param ply number of answers given up to and with the one that caused it
 * @param turn turn in which it happened, from 1; 0 before the first
 * @param side side whose turn it is or that leads it, empty before the first turn
 * @param body what happened, a generated class of {@code org.wardiary.events.event}
 */
public record EmittedEvent(int ply, int turn, String side, SpecificRecord body) {}
