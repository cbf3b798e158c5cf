/**
 * The background programs: the one that runs an archive's broker and answers commands, the one that
 * checks records, and the work that they do when idle.
 */
package org.wardiary.app.resident;
