/**
 * The site: pages about the archive as functions from data to bytes under a relative path. {@code
 * serve} answers requests with them, {@code publish} writes them all as files.
 */
package org.wardiary.reports.site;
