/**
 * Arithmetic coding: symbols with known probabilities are coded as bytes in blocks with checksums.
 * Nothing here may change in a way that existing packed files could not be read.
 */
package org.wardiary.events.pack.coding;
