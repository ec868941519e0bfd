import { standbyTexts, type StandbyOverview } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { readSettings } from '../../kernel/settings';
import type { Network } from '../../network/network';
import type { Config } from '../../system/config';
import { version } from '../../system/version';
import { readEpoch } from './epoch-store';
import { readContact, readIsWaitedFor } from './standby-files';
import { problemOf, stateOf } from './standby-state.rules';

/** Returns why no computer can stand by for this shop; undefined if one can. */
export function standbyObstacle({ databaseUrl }: Config, network: Network): string | undefined {
  if (databaseUrl) return standbyTexts.external;
  return network.ports.https === undefined ? standbyTexts.insecure : undefined;
}

async function readStandbys(db: Db, dataDir: string, now = new Date()) {
  const rows = await db
    .selectFrom('standbys')
    .select(['id', 'name', 'pairedAt'])
    .orderBy('pairedAt')
    .execute();
  return Promise.all(
    rows.map(async ({ id, ...row }) => {
      const contact = await readContact(dataDir, id);
      return {
        ...row,
        _id: id,
        state: stateOf(contact, now),
        lastContactAt: contact?.at ?? null,
        inStepAt: contact?.inStepAt ?? null,
        problem: problemOf(contact, version, now),
      };
    }),
  );
}

export async function describeStandbys(
  db: Db,
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  obstacle = '',
): Promise<StandbyOverview> {
  const { epoch, takenAt } = await readEpoch(db);
  const { standbyMode } = await readSettings(db, 'backup');
  return {
    obstacle,
    mode: standbyMode,
    isWaitedFor: standbyMode === 'sync' && (await readIsWaitedFor(config.dataDir)),
    epoch,
    tookOverAt: takenAt,
    standbys: config.databaseUrl ? [] : await readStandbys(db, config.dataDir),
  };
}
