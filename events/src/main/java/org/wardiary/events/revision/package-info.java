/**
 * Editions of a game ({@code docs/log.md}): the kinds of revision of a stored game, and which of
 * them are allowed. Free of side effects.
 */
package org.wardiary.events.revision;
