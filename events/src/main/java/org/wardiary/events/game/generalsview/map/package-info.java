/**
 * The map (GV-1) and its file. {@link org.wardiary.events.game.generalsview.map.GeneralsViewMap} is
 * also used for pictures and statistics. Uses {@code unit}.
 */
package org.wardiary.events.game.generalsview.map;
