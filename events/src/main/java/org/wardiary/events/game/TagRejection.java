package org.wardiary.events.game;

/**
 * Why a tag was refused.
 *
 * @param tag the tag's name
 * @param rule id of the rule that the tag breaks; empty if it breaks none
 * @param reason {@code expected … but got …}
 */
public record TagRejection(String tag, String rule, String reason) {}
