/** Statistics over many games. */
package org.wardiary.analytics;
