/** What an instance that runs as a service tells those who operate it. */
package org.wardiary.reports.service;
