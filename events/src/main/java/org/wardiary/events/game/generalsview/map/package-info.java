/**
 * The map (GV-1) and its file. {@link org.wardiary.events.game.generalsview.map.GeneralsViewMap} is
 * for pictures and statistics too. Uses {@code unit}.
 */
package org.wardiary.events.game.generalsview.map;
