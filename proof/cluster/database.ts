import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { createMachine, type Machine } from './network';

const user = 'postgres';

/** One of the three machines that keep the database: etcd, Patroni and the PostgreSQL that Patroni runs. */
export interface Node {
  machine: Machine;
  /** Starts what is not running, as the machine does when it is switched on. */
  start(): void;
  /** Kills Patroni and PostgreSQL at once; etcd goes on. */
  killDatabase(): void;
}

export function createNodes(folder: string): Node[] {
  const machines = [1, 2, 3].map((number) => createMachine(`pg${number}`, 10 + number));
  return machines.map((machine) => nodeOn(machine, machines, folder));
}

function nodeOn(machine: Machine, all: readonly Machine[], folder: string): Node {
  const home = join(folder, machine.name);
  mkdirSync(home);
  const configuration = join(home, 'patroni.yml');
  writeFileSync(configuration, patroniSettings(machine, all, home));
  execFileSync('chown', ['-R', `${user}:${user}`, home]);
  let etcd: ChildProcess | undefined;
  const log = (name: string) => join(folder, `${machine.name}-${name}.log`);
  return {
    machine,
    start() {
      etcd ??= machine.start('etcd', etcdArguments(machine, all, join(folder, `${machine.name}-etcd`)), {
        log: log('etcd'),
        env: { ETCD_UNSUPPORTED_ARCH: process.arch },
      });
      machine.start('patroni', [configuration], { log: log('patroni'), user });
    },
    killDatabase: () => machine.kill(etcd ? [etcd] : []),
  };
}

function etcdArguments({ name, host }: Machine, all: readonly Machine[], data: string): string[] {
  const options = {
    name,
    'data-dir': data,
    'listen-client-urls': `http://${host}:2379`,
    'advertise-client-urls': `http://${host}:2379`,
    'listen-peer-urls': `http://${host}:2380`,
    'initial-advertise-peer-urls': `http://${host}:2380`,
    'initial-cluster': all.map((one) => `${one.name}=http://${one.host}:2380`).join(','),
    'enable-v2': 'true',
    // all share the processors of one machine
    'heartbeat-interval': '250',
    'election-timeout': '2500',
  };
  return Object.entries(options).map(([option, value]) => `--${option}=${value}`);
}

/** Patroni reads YAML, of which JSON is a part. */
const patroniSettings = ({ name, host }: Machine, all: readonly Machine[], home: string): string =>
  JSON.stringify({
    scope: 'turoos',
    name,
    restapi: { listen: `${host}:8008`, connect_address: `${host}:8008` },
    // through the second version of etcd's API: through the third one, Patroni 3.0.2, which Debian 12 has, lets a
    // primary that was cut off take the lead back from its successor, and what was confirmed meanwhile is lost
    etcd: { hosts: all.map((one) => `${one.host}:2379`) },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 300, shared_buffers: '64MB' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
      pg_hba: ['host all all 10.213.0.0/24 trust', 'host replication all 10.213.0.0/24 trust'],
    },
    postgresql: {
      listen: `${host}:5432`,
      connect_address: `${host}:5432`,
      data_dir: join(home, 'data'),
      bin_dir: '/usr/lib/postgresql/15/bin',
      pgpass: join(home, 'pgpass'),
      authentication: { superuser: { username: user }, replication: { username: 'replicator' } },
      basebackup: [{ checkpoint: 'fast' }],
      parameters: { unix_socket_directories: home },
    },
  });

/** Returns the node that Patroni says is the primary; undefined while none is. */
async function findPrimary(nodes: readonly Node[]): Promise<Node | undefined> {
  for (const node of nodes) {
    const says = await fetch(`http://${node.machine.host}:8008/primary`, {
      signal: AbortSignal.timeout(2000),
    }).catch(() => undefined);
    if (says?.ok) return node;
  }
  return undefined;
}

export async function untilPrimary(nodes: readonly Node[], seconds = 60): Promise<Node> {
  return patiently(seconds, 'No node became the primary.', () => findPrimary(nodes));
}

/** Waits until both other nodes follow the primary, one of them synchronously, as Patroni wants it. */
export async function untilFollowed(nodes: readonly Node[], seconds = 90): Promise<void> {
  await patiently(seconds, 'The standbys do not follow the primary.', async () => {
    const primary = await findPrimary(nodes);
    if (!primary) return undefined;
    const rows = await ask<{ state: string }>(
      primary,
      `select sync_state as state from pg_stat_replication where state = 'streaming'`,
    ).catch(() => []);
    return rows.length === nodes.length - 1 && rows.some(({ state }) => state === 'sync') ? true : undefined;
  });
}

export async function createDatabase(primary: Node): Promise<void> {
  await ask(primary, 'create role turoos login');
  await ask(
    primary,
    `create database turoos owner turoos encoding 'UTF8' locale 'C.UTF-8' template template0`,
  );
}

async function ask<Row extends object>({ machine }: Node, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: `postgres://${user}@${machine.host}:5432/postgres` });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<Row>(text).finally(() => client.end());
  return rows;
}

async function patiently<T>(
  seconds: number,
  complaint: string,
  look: () => Promise<T | undefined>,
): Promise<T> {
  for (const began = performance.now(); performance.now() - began < seconds * 1000; await wait(300)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(complaint);
}
