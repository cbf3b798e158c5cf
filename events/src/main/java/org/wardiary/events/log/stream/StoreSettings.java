package org.wardiary.events.log.stream;

import java.util.Map;
import org.apache.kafka.streams.state.RocksDBConfigSetter;
import org.rocksdb.CompressionType;
import org.rocksdb.Options;

/**
 * How the stores of the applications are written: compressed, and without blocks allocated in
 * advance, 4 MiB for each partition, that a program which is killed would leave behind.
 */
public final class StoreSettings implements RocksDBConfigSetter {

  @Override
  public void setConfig(String store, Options options, Map<String, Object> configs) {
    options.setCompressionType(CompressionType.ZSTD_COMPRESSION);
    options.setAllowFAllocate(false);
  }

  @Override
  public void close(String store, Options options) {
    // nothing was opened
  }
}
