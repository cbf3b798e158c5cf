/** {@code wardiary record}: a game entered answer by answer, at a terminal or from a script. */
package org.wardiary.app.dialog;
