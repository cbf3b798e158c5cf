/** Results of games in a spreadsheet, saved as CSV: each row becomes a record without moves. */
package org.wardiary.app.sheet;
