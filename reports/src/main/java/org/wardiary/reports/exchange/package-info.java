/** Games as other sites publish them, made into records. */
package org.wardiary.reports.exchange;
