package org.wardiary.events.pack;

/**
 * A game from packed records.
 *
 * @param file name of the file of records that it was in
 * @param record its canonical record
 */
public record PackedGame(String file, String record) {}
