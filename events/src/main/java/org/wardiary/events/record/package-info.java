/**
 * Game records ({@code .wdr}) as text: a streaming reader and the canonical writer.
 *
 * <p>Reading knows no rules: it yields tags, words and comments with their places. What the words
 * mean is the referee's business.
 */
package org.wardiary.events.record;
