import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilReady } from '../torture/shop-process';
import { startBalancer, type Balancer } from './balancer';
import { createDatabase, createNodes, untilFollowed, untilPrimary, type Node } from './database';
import { lacking } from './needs';
import { createNetwork, removeNetwork } from './network';
import { say } from './say';
import { createShops, fillShop, type Shop } from './shops';

export interface Built {
  nodes: Node[];
  shops: Shop[];
  balancer: Balancer;
}

const folder = join(tmpdir(), 'turoos-cluster-proof');
const owner = join(folder, 'pid');

/** Provides a folder and a network, and removes both afterwards; what a killed run left is removed first. */
export async function withMachines<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const problem =
    lacking() ?? (isUnderWay() ? `Another run of this proof is under way in ${folder}.` : undefined);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  removeNetwork();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await chmod(folder, 0o711);
  await writeFile(owner, String(process.pid));
  process.once('exit', removeNetwork);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  createNetwork();
  const result = await work(folder).catch((error: unknown) => {
    say(`The logs are in ${folder}.`);
    throw error;
  });
  removeNetwork();
  await rm(folder, { recursive: true, force: true });
  return result;
}

/** Whether the process that made the folder still runs this program. */
function isUnderWay(): boolean {
  if (!existsSync(owner)) return false;
  const command = `/proc/${readFileSync(owner, 'utf8')}/cmdline`;
  return existsSync(command) && readFileSync(command, 'utf8').includes('servers');
}

/** Builds three nodes of PostgreSQL, three servers of the shop, two of which reach the primary through HAProxy. */
export async function buildCluster(home: string): Promise<Built> {
  const nodes = createNodes(home);
  const shops = createShops(home);
  const balancer = startBalancer(
    home,
    nodes.map(({ machine }) => machine),
    shops.map(({ machine }) => machine),
  );
  say('Starting three nodes of etcd, Patroni and PostgreSQL…');
  for (const node of nodes) node.start();
  await createDatabase(await untilPrimary(nodes));
  await untilFollowed(nodes);
  say('Filling the sample shop…');
  const [first] = shops;
  if (first) await fillShop(first, home, balancer.database);
  const hosts = nodes.map(({ machine }) => `${machine.host}:5432`).join(',');
  const several = `postgres://turoos@${hosts}/turoos?target_session_attrs=read-write`;
  shops.forEach((shop, index) => shop.start(index === 2 ? several : balancer.database));
  for (const { url } of shops) await untilReady(url);
  await untilReady(balancer.shop);
  return { nodes, shops, balancer };
}
