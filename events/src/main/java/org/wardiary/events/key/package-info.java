/**
 * When two positions are the same position: keys, equal for equal positions however they were
 * reached, with mirror images and interchangeable units told apart or not. Knows the games by their
 * interface alone.
 */
package org.wardiary.events.key;
