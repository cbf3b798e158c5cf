package org.wardiary.events.game;

/**
 * Why a tag was refused.
 *
 * @param tag the tag's name
 * @param rule id of the rule that it breaks, may be empty
 * @param reason {@code expected … but …}
 */
public record TagRejection(String tag, String rule, String reason) {}
