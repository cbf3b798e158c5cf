/**
 * Estimates and their confidence intervals: score intervals of ratios with games and players as
 * clusters, differences between estimates, medians and other quantiles.
 */
package org.wardiary.analytics.estimate;
