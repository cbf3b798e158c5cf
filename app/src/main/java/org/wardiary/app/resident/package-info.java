/**
 * The resident program: it runs an archive's broker, answers commands, and keeps the views up to
 * date when idle.
 */
package org.wardiary.app.resident;
