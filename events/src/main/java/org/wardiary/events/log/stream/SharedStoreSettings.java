package org.wardiary.events.log.stream;

import java.util.Map;
import org.apache.kafka.streams.state.RocksDBConfigSetter;
import org.rocksdb.BlockBasedTableConfig;
import org.rocksdb.Cache;
import org.rocksdb.LRUCache;
import org.rocksdb.Options;
import org.rocksdb.WriteBufferManager;

/**
 * RocksDB settings for a program that has the stores of many partitions: those of {@link
 * StoreSettings}, and a cache shared by all stores, part of which buffers writes. By default each
 * store may take some 100 MiB, and a single instance with 24 partitions has a hundred stores.
 */
public final class SharedStoreSettings implements RocksDBConfigSetter {

  private static final long CACHE = 192L << 20;
  private static final long UNWRITTEN = 128L << 20;
  private static final long OF_A_STORE = 4L << 20;

  private final StoreSettings settings = new StoreSettings();

  /** Created with the first store, when RocksDB is loaded, and kept as long as the process runs. */
  private static final class Shared {
    private static final Cache CACHE_OF_ALL = new LRUCache(CACHE);
    private static final WriteBufferManager BUFFERS =
        new WriteBufferManager(UNWRITTEN, CACHE_OF_ALL);

    private Shared() {}
  }

  @Override
  public void setConfig(String store, Options options, Map<String, Object> configs) {
    settings.setConfig(store, options, configs);
    BlockBasedTableConfig table = (BlockBasedTableConfig) options.tableFormatConfig();
    table.setBlockCache(Shared.CACHE_OF_ALL);
    table.setCacheIndexAndFilterBlocks(true);
    options.setTableFormatConfig(table);
    options.setWriteBufferSize(OF_A_STORE);
    options.setWriteBufferManager(Shared.BUFFERS);
  }

  @Override
  public void close(String store, Options options) {
    settings.close(store, options);
  }
}
