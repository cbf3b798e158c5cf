/** Measures the program's speed: medians of several rounds of one run. */
package org.wardiary.reports.bench;
