/**
 * How games go: what the positions of a game say about who wins it, fitted on the archive, and what
 * follows from that for games, moments, units and attacks. Each game names what of its positions
 * counts ({@code Course}); the rest is the same for all.
 */
package org.wardiary.analytics.course;
