/** Estimates with their intervals: Wilson, exact binomial, bootstrap over games, quantiles. */
package org.wardiary.analytics.estimate;
