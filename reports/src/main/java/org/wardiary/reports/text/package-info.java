/**
 * A game told in words, from its events. What is common stands in {@link
 * org.wardiary.reports.text.CommonWording}; each game has a wording of its own, listed in {@link
 * org.wardiary.reports.text.Wordings}.
 */
package org.wardiary.reports.text;
