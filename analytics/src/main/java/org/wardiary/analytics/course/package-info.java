/**
 * How games go: what the positions of a game say about who wins it, fitted on the archive, and what
 * follows from that for games, moments, units and attacks. Each game defines what counts in its
 * positions ({@code Course}); the rest is the same for all.
 */
package org.wardiary.analytics.course;
