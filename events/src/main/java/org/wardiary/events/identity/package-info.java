/**
 * Which game a record is of ({@code docs/records.md}, "Identity"): rules for records that do not
 * give their game's id, and how two records of a game differ. Pure.
 */
package org.wardiary.events.identity;
