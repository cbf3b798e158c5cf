/**
 * Rules as data: what a designer may change of a game's rules, the values that a variant file or a
 * record's tag {@code Rules} gives, and their canonical form ({@code docs/rules.md}). Knows no
 * game.
 */
package org.wardiary.events.game.rules;
