/**
 * A game in words, from its events: the account, its making, and the wording of the events that all
 * games have ({@link org.wardiary.reports.text.CommonWording}), which each game completes.
 */
package org.wardiary.reports.text;
