import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clusterOf, query, type useEngines } from './engines';
import { startRelay } from './relay';

type Relay = Awaited<ReturnType<typeof startRelay>>;

/**
 * Starts two database servers, each behind a relay: a primary, and a standby with the same contents, which does not
 * follow it. Both know the same users, as the servers of one address do.
 */
export async function startPrimaryAndStandby(engines: ReturnType<typeof useEngines>) {
  const copied = await engines.start();
  await query(copied.url, 'create schema shop; create table shop.sold (part text)');
  await copied.stop();
  const other = path.join(engines.folder, 'standby');
  await mkdir(other, { mode: 0o711 });
  await cp(path.join(copied.folder ?? engines.folder, 'postgres'), path.join(other, 'postgres'), {
    recursive: true,
  });
  await writeFile(path.join(clusterOf(other), 'standby.signal'), '');
  const [first, second] = [await engines.start(), await engines.start({ dataDir: other })];
  const [primary, standby] = [await startRelay(first.url), await startRelay(second.url)];
  return {
    primary,
    standby,
    /** Makes the standby a primary. */
    promote: () => query(second.cluster?.superuserUrl ?? '', 'select pg_promote()'),
    /** Makes the primary refuse changes on connections that it has, as after a change of its settings. */
    demote: () => query(first.url, 'alter database turoos set default_transaction_read_only = on'),
    urlOf: (relays: readonly Relay[], wanted: string) =>
      `${severalHosts(relays.map(({ url }) => url))}?target_session_attrs=${wanted}`,
  };
}

/** Joins addresses that differ in their hosts alone. */
function severalHosts(urls: readonly string[]): string {
  const hosts = urls.map((url) => new URL(url).host);
  return (urls[0] ?? '').replace(hosts[0] ?? '', hosts.join(','));
}
