/**
 * Game records ({@code .wdr}) as text: a streaming reader and the canonical writer.
 *
 * <p>The reader knows no rules: it yields tags, words and comments with their places. The referee
 * decides what the words mean.
 */
package org.wardiary.events.record;
