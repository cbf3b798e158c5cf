/**
 * Packed records ({@code docs/packed.md}): of each answer its place among the legal ones, coded by
 * its probability. The classes here choose the version; each version's decoder is a package of its
 * own and stays for ever.
 */
package org.wardiary.events.pack;
