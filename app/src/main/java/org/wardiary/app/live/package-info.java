/**
 * Games while they are played: opened, answered, commented, taken back, ended, with clocks and
 * offers. It holds what a terminal and a web server have in common, and knows neither. {@link
 * org.wardiary.app.live.LiveGames} does the work.
 */
package org.wardiary.app.live;
