/** Two sets of games side by side: what differs, and whether that is more than chance. */
package org.wardiary.analytics.compare;
