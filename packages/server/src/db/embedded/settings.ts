import { createHash } from 'node:crypto';
import os from 'node:os';

const gigabyte = 2 ** 30;

/** Returns the settings of the embedded server, sized for a shop's PC that runs other programs too. */
export function serverSettings({
  durable,
  workers = 1,
  heldBack = '2GB',
  memory = os.totalmem(),
}: {
  durable: boolean;
  workers?: number;
  /** What a place for copies that is away may hold back on the disk of the shop. */
  heldBack?: string | undefined;
  memory?: number;
}): Record<string, string> {
  const onOff = durable ? 'on' : 'off';
  return {
    fsync: onOff,
    synchronous_commit: onOff,
    full_page_writes: onOff,
    max_connections: String(connectionsFor(workers)),
    shared_buffers: memory < 4 * gigabyte ? '128MB' : '256MB',
    effective_cache_size: `${Math.max(256, Math.floor(memory / 2 ** 21))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    // tests write little log and keep none of it
    wal_compression: onOff,
    max_slot_wal_keep_size: heldBack,
    // a computer that stands by and was cut off must not look connected for a minute
    wal_sender_timeout: '15s',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgresql-%Y%m%d-%H%M%S.log',
    log_rotation_age: '0',
    log_rotation_size: '5MB',
    log_checkpoints: 'off',
    log_min_error_statement: 'panic',
  };
}

/**
 * One process opens up to 65 connections, exports and a backup included, two workers 35 each, more workers 24
 * each. The rest is for the few that end exports which were cut off, and for console commands.
 */
const connectionsFor = (workers: number): number => Math.max(100, 40 + 25 * workers);

/** Returns a hash of version and settings, to detect a running server that was started differently. */
export function fingerprint(settings: Record<string, string>, version: string): string {
  return createHash('sha256')
    .update(JSON.stringify([version, settings]))
    .digest('hex');
}
