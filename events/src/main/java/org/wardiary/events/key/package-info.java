/**
 * Keys that are equal for equal positions however these were reached; mirror images and
 * interchangeable units can be told apart or not. Depends on the games through their interfaces
 * alone.
 */
package org.wardiary.events.key;
