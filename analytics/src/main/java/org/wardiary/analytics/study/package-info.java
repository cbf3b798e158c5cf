/**
 * The statistics: pure functions from the rows of one game's archive to tables. Games are never
 * mixed. Each statistic is defined on a page in {@code docs/statistics}.
 */
package org.wardiary.analytics.study;
