/** Rows of any number of archived games, in little memory: joined by game, counted, exported. */
package org.wardiary.reports.rows;
