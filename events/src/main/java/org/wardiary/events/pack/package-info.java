/**
 * Packed records ({@code docs/packed.md}): for each answer, its place among the legal ones, coded
 * according to its probability. The classes here choose the version; each version's decoder has a
 * package of its own and is kept for ever.
 */
package org.wardiary.events.pack;
