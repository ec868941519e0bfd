import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveTexts, backupTexts, must } from '@turoos/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archiveShop, type ArchivedShop } from '../../../../test/archives';
import { useEngines } from '../../../../test/engines';
import { fillDisk, mountSmallDisk, unmount } from '../../../../test/small-disk';
import { findRuns } from './find-archives';
import { asSuperuser } from './log-source';
import { planRestore } from './plan-restore.rules';
import { listSlots } from './slots';

const engines = useEngines();
let place: string;
beforeEach(async () => {
  place = join(engines.folder, 'usb');
  await mkdir(place);
});
afterEach(() => unmount(place));

async function open(heldBack?: string): Promise<ArchivedShop> {
  const dataDir = join(engines.folder, 'data');
  const engine = await engines.start({ dataDir, durable: true, ...(heldBack && { heldBack }) });
  return archiveShop(engine, dataDir, place);
}

describe('a place for copies', { timeout: 120_000 }, () => {
  it('that is full is told of, the shop goes on, and nothing is missing once there is room again', async (context) => {
    if (!mountSmallDisk(place, 64)) return context.skip();
    const shop = await open();
    await shop.untilCopied();
    const empty = fillDisk(place);
    const unshipped = await shop.write('while it is full');
    await shop.archive.round();
    expect(await shop.state()).toMatchObject({ problem: backupTexts.placeFull });
    expect((await findRuns([place]))[0]?.spans, 'the only usable copy stays').toHaveLength(1);
    expect(planRestore(await findRuns([place]), unshipped)).toHaveProperty('reason');

    empty();
    await shop.archive.round();
    expect(await shop.state()).toMatchObject({ problem: '' });
    expect(planRestore(await findRuns([place]), unshipped)).toHaveProperty('found');
    await shop.close();
  });

  it('that is away so long that its log is dropped is told of the gap and gets a new copy', async () => {
    const shop = await open('32MB');
    await shop.untilCopied();
    const cluster = must(shop.engine.cluster);
    await rename(place, `${place}-pulled-out`);
    await shop.archive.round();
    await asSuperuser(cluster, async (client) => {
      for (let segments = 0; segments < 5; segments++) {
        await shop.write(`segment ${segments}`);
        await client.query('select pg_switch_wal()');
      }
      await client.query('checkpoint');
      expect(await listSlots(client)).toMatchObject([{ keptFrom: undefined }]);
    });

    await rename(`${place}-pulled-out`, place);
    await shop.archive.round();
    expect(await shop.state()).toMatchObject({ problem: archiveTexts.gap });
    const { rows } = await sql<{ problem: string }>`
      select problem from archive_troubles where ended_at is null`.execute(shop.db);
    expect(rows).toEqual([{ problem: archiveTexts.gap }]);
    await shop.untilCopied();
    const late = await shop.write('late');
    await shop.archive.round();
    const runs = await findRuns([place]);
    expect(runs).toHaveLength(2);
    expect(planRestore(runs, late)).toMatchObject({ found: { run: runs[1]?.run } });
    expect(await shop.state()).toMatchObject({ problem: '' });
    await shop.close();
  });
});
