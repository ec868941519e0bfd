import { replicationUser } from '../../db/embedded/replication';

/** A startup message of PostgreSQL is a few names and values; anything longer is none. */
const longest = 10_000;
const protocol3 = 3;

/** Returns the length of the message that begins here; undefined while too few bytes have come. */
export function packetLength(bytes: Buffer): number | undefined {
  if (bytes.length < 4) return undefined;
  const length = bytes.readUInt32BE(0);
  if (length < 8 || length > longest) throw new Error('This is no startup message of PostgreSQL.');
  return length;
}

/**
 * Whether a client's startup message asks PostgreSQL to stream its log and for nothing else. A standby knows the database's
 * password, so anything more would let it read and change the shop.
 */
export function asksForLog(packet: Buffer): boolean {
  if (packet.readUInt16BE(4) !== protocol3) return false;
  const words = packet.subarray(8).toString('latin1').split('\0');
  const asked = new Map<string, string>();
  for (let at = 0; at + 1 < words.length && words[at] !== ''; at += 2) {
    const name = words[at] ?? '';
    if (asked.has(name)) return false;
    asked.set(name, words[at + 1] ?? '');
  }
  return asked.get('user') === replicationUser && asked.get('replication') === 'true';
}
