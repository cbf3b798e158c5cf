/** Where units may retreat (SQ-6.4, SQ-6.5). Uses {@code attack} and what lies below it. */
package org.wardiary.events.game.squares.retreat;
