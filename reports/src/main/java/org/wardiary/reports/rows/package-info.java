/** Rows of archived games, however many, in little memory: joined by game, counted, exported. */
package org.wardiary.reports.rows;
