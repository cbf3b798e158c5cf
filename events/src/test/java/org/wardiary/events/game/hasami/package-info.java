/**
 * Hasami, a small game with free rules that exists only in the tests. It proves that the files
 * listed in CONTRIBUTING.md are all that a game needs.
 */
package org.wardiary.events.game.hasami;
