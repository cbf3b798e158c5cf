/**
 * Arithmetic coding: symbols of known probability as bytes in blocks with checksums. What is here
 * is fixed by the packed files that exist.
 */
package org.wardiary.events.pack.coding;
