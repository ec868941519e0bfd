import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { join } from 'node:path';
import { Readable, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TLSSocket } from 'node:tls';
import { must } from '@turoos/contract';
import type { FastifyInstance } from 'fastify';
import { isSocket, type Address } from '../../db/embedded/address';
import { findCluster } from '../../db/embedded/find-running';
import { ensureReplicationRole } from '../../db/embedded/replication';
import type { Services } from '../../kernel/services';
import { asSuperuser, baseRecords, parseRecord, readIdentity } from '../backup';
import { readMoved } from './epoch-store';
import { provenStandby } from './pair-standby';
import { fileRecords, Wanted } from './shop-files';
import { renewSlot } from './slots';
import { asksForLog, packetLength } from './startup-packet.rules';

/** What a standby opens a way into the shop for: its log, a whole copy of its database, or its files. */
const channels = { 'wal:1': carryLog, 'base:1': sendBase, 'files:1': sendFiles } as const;
export type Channel = keyof typeof channels;
const isChannel = (url: string): url is Channel => Object.hasOwn(channels, url);

interface Way {
  socket: Duplex;
  standbyId: string;
  dataDir: string;
}

/** Milliseconds between two looks whether a standby was withdrawn meanwhile. */
const lookEvery = 3000;

/**
 * Serves the ways that standbys open into the shop: connections of the https port that become plain streams of bytes, by
 * the method CONNECT, so that no other port is needed.
 */
export function serveTunnel(app: FastifyInstance, { config, db, warn }: Services): void {
  if (config.databaseUrl) return;
  const { dataDir } = config;
  app.server.on('connect', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => undefined);
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
    void (async () => {
      const { url = '' } = request;
      const carry = isChannel(url) ? channels[url] : undefined;
      if (!carry || !(socket as TLSSocket).encrypted) return refuse('404 Not Found');
      if (await readMoved(dataDir)) return refuse('503 Moved');
      const given = credentialsOf(request);
      const known = await provenStandby(db, given).catch(() => undefined);
      if (!known) return refuse('401 Unauthorized');
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.setTimeout(0).setNoDelay(true).setKeepAlive(true, 10_000).setMaxListeners(30);
      if (head.length > 0) socket.unshift(head);
      const looking = setInterval(
        () => void provenStandby(db, given).catch(() => socket.destroy()),
        lookEvery,
      ).unref();
      socket.once('close', () => clearInterval(looking));
      await carry({ socket, standbyId: known.id, dataDir });
    })().catch((error: unknown) => {
      if (!socket.destroyed) warn(error);
      socket.destroy();
    });
  });
}

/** The header is 'Standby id secret'. */
function credentialsOf({ headers }: IncomingMessage): { id: string; secret: string } {
  const [scheme, id = '', secret = ''] = (headers.authorization ?? '').split(' ');
  const isId = scheme === 'Standby' && /^[0-9a-f-]{36}$/.test(id);
  return { id: isId ? id : '00000000-0000-0000-0000-000000000000', secret };
}

/** Connects the other computer's PostgreSQL with the shop's, if it asks for the log and nothing else. */
async function carryLog({ socket, dataDir }: Way): Promise<void> {
  const { packet, rest } = await readPacket(socket);
  if (!asksForLog(packet)) throw new Error('A standby asked the database for something else than its log.');
  const { address } = must(await findCluster(dataDir));
  const database = createConnection(endpointOf(address));
  database.setNoDelay(true);
  await once(database, 'connect');
  database.write(packet);
  if (rest.length > 0) database.write(rest);
  const gone = (error: unknown) => void error;
  await Promise.all([pipeline(socket, database).catch(gone), pipeline(database, socket).catch(gone)]);
}

const endpointOf = (address: Address) =>
  isSocket(address) ? { path: join(address.host, `.s.PGSQL.${address.port}`) } : address;

async function readPacket(socket: Duplex): Promise<{ packet: Buffer; rest: Buffer }> {
  let bytes = Buffer.alloc(0);
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    bytes = Buffer.concat([bytes, chunk as Buffer]);
    const length = packetLength(bytes);
    if (length !== undefined && bytes.length >= length)
      return { packet: bytes.subarray(0, length), rest: bytes.subarray(length) };
  }
  throw new Error('The standby broke off.');
}

/** Sends a whole copy of the database, from which on the log is kept for this standby. */
async function sendBase({ socket, standbyId, dataDir }: Way): Promise<void> {
  const cluster = must(await findCluster(dataDir));
  await asSuperuser(cluster, async (client) => {
    await ensureReplicationRole(client, cluster.password);
    await renewSlot(client, standbyId);
    const { postgres } = await readIdentity(client);
    await pipeline(Readable.from(baseRecords(client, cluster, postgres), { objectMode: false }), socket);
  });
}

async function sendFiles({ socket, dataDir }: Way): Promise<void> {
  const { have } = parseRecord(Wanted, await readLine(socket));
  await pipeline(Readable.from(fileRecords(dataDir, new Set(have)), { objectMode: false }), socket);
}

/** Bytes that the list of a shop with a million attached files takes. */
const longestLine = 64 * 2 ** 20;

async function readLine(socket: Duplex): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if ((chunk as Buffer).includes('\n')) return Buffer.concat(chunks);
    if (length > longestLine) throw new Error('The list of a standby is too long.');
  }
  throw new Error('The standby broke off.');
}
