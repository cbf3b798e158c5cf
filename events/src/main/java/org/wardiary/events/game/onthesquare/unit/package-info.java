/**
 * What both armies consist of (WS-2): kinds, weapons and guns, and the numbering of sides, units
 * and parts. Uses only {@code map}.
 */
package org.wardiary.events.game.onthesquare.unit;
