/**
 * How much there is to choose from: decisions, forced ones, legal answers by question and turn, and
 * how many answers players actually give. Uses estimates, tables and the tools of studies.
 */
package org.wardiary.analytics.choice;
