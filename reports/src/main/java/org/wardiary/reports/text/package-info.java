/**
 * A game in words, made from its events: the account, what builds it, and the wording of the events
 * that all games have in common ({@link org.wardiary.reports.text.CommonWording}), to which each
 * game adds its own.
 */
package org.wardiary.reports.text;
