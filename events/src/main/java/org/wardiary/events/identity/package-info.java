/**
 * The identity of games ({@code docs/records.md}, "Identity"): rules that decide which game a
 * record belongs to if it does not give the game's id, and how two records of a game differ. Free
 * of side effects.
 */
package org.wardiary.events.identity;
