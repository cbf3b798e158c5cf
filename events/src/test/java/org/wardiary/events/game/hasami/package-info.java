/**
 * Hasami, a small game of free rules that exists among the tests only. It proves that a game needs
 * nothing but the files that CONTRIBUTING lists: what a game's page says there, this package does.
 */
package org.wardiary.events.game.hasami;
