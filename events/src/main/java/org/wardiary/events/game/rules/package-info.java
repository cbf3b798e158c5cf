/**
 * Rules as data: the parameters of a game's rules that a designer may change, the values that a
 * variant file or a record's tag {@code Rules} gives, and their canonical form ({@code
 * docs/rules.md}). Independent of any particular game.
 */
package org.wardiary.events.game.rules;
