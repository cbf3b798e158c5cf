/**
 * The games with complete rules, told event by event as recorded games of a game file, stand the
 * same at every ply.
 */
package org.wardiary.events.game.recorded.proof;
