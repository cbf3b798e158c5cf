/** Reports: a self-contained page with its CSV files and charts. */
package org.wardiary.reports.page;
