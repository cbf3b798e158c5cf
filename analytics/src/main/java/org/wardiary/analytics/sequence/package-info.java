/**
 * Queries over sequences of events of a game ({@code docs/find.md}): their text, what finds them in
 * a game, and what they come to over many games.
 */
package org.wardiary.analytics.sequence;
