/**
 * Games with complete rules, told as recorded ones, are counted alike by the statistics that both
 * levels have.
 */
package org.wardiary.reports.told;
