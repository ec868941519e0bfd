import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveTexts, must } from '@turoos/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { archiveShop, filesIn, type ArchivedShop } from '../../../../test/archives';
import { useDatabase } from '../../../../test/database';
import { useEngines } from '../../../../test/engines';
import { findDamage, findGap } from './check-archive';
import { findRuns } from './find-archives';
import { asSuperuser } from './log-source';
import { planRestore } from './plan-restore.rules';
import { dropSlot, listSlots } from './slots';
import { troublesOf } from './troubles';

const engines = useEngines();
let place: string;
beforeEach(async () => {
  place = join(engines.folder, 'usb');
  await mkdir(place);
});

async function open(): Promise<ArchivedShop> {
  const dataDir = join(engines.folder, 'data');
  return archiveShop(await engines.start({ dataDir, durable: true }), dataDir, place);
}

describe('an archive that is not whole', { timeout: 120_000 }, () => {
  it('is known before it is needed: damage, a gap, and log that was lost, which begins a new run', async () => {
    const shop = await open();
    await shop.untilCopied();
    const early = await shop.write('early');
    await shop.archive.round();
    const { run, pieces } = must((await findRuns([place]))[0]);
    const { signal } = new AbortController();
    expect([await findGap(run, 0n), await findDamage(run, signal)]).toEqual([undefined, undefined]);

    const last = join(run.folder, must(pieces.at(-1)).name);
    const bytes = await readFile(last);
    await writeFile(last, bytes.subarray(0, -3));
    expect(await findDamage(run, signal)).toBe('damaged');
    await rm(last);
    expect(await findGap(run, BigInt(Number.MAX_SAFE_INTEGER))).toBe('gap');

    const cluster = must(shop.engine.cluster);
    await asSuperuser(cluster, async (client) => {
      for (const slot of await listSlots(client)) await dropSlot(client, slot);
    });
    await shop.archive.round();
    expect(await findRuns([place])).toHaveLength(2);
    await shop.untilCopied();
    const [, second] = await findRuns([place]);
    const late = await shop.write('late');
    await shop.archive.round();
    expect(planRestore(await findRuns([place]), late)).toMatchObject({ found: { run: second?.run } });
    expect(planRestore(await findRuns([place]), early)).toMatchObject({ reason: 'gap' });

    const size = (await filesIn(place)).length;
    await shop.db.deleteFrom('backupPlaces').execute();
    await shop.archive.round();
    expect(await asSuperuser(cluster, listSlots), 'the log is not held back for nobody').toEqual([]);
    expect(await filesIn(place)).toHaveLength(size);
    await shop.close();
  });
});

describe('troubles', () => {
  const database = useDatabase();
  const read = () =>
    database.db.selectFrom('archiveTroubles').select(['problem', 'endedAt']).orderBy('at').execute();

  it('of a computer that stands by are recorded after ten minutes', async () => {
    let now = 0;
    const troubles = troublesOf(database.db, randomUUID(), 'standby', () => now);
    await troubles.note('unheard', false);
    now += 10 * 60_000;
    await troubles.note('unheard', false);
    await troubles.note('unheard', false);
    expect((await read()).filter(({ problem }) => problem === 'unheard')).toHaveLength(1);
    await database.db.deleteFrom('archiveTroubles').execute();
  });

  it('are recorded once they have lasted, urgent ones at once, and end', async () => {
    let now = 0;
    const troubles = troublesOf(database.db, randomUUID(), 'archive', () => now);
    await troubles.note('away', false);
    now += 60_000;
    await troubles.note('away', false);
    expect(await read()).toEqual([]);
    now += 15 * 60_000;
    await troubles.note('away', false);
    await troubles.note('away', false);
    expect(await read()).toEqual([{ problem: 'away', endedAt: null }]);
    await troubles.note('', false);
    await troubles.note(archiveTexts.gap, true);
    expect(await read()).toEqual([
      { problem: 'away', endedAt: expect.any(Date) },
      { problem: archiveTexts.gap, endedAt: null },
    ]);
  });
});
