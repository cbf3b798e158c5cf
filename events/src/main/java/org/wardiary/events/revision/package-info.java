/**
 * Editions of a game ({@code docs/log.md}): what can be done to what is recorded of it, and what of
 * that is allowed. Pure.
 */
package org.wardiary.events.revision;
