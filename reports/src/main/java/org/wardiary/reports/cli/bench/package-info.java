/** {@code wardiary bench}: each part measures one thing and its yardstick in the same run. */
package org.wardiary.reports.cli.bench;
