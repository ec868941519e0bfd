import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backupTexts, must } from '@turoos/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { archiveShop, filesIn, readWritten, type ArchivedShop } from '../../../../test/archives';
import { killServer, useEngines } from '../../../../test/engines';
import { connect } from '../../../db/connect';
import { findRuns, keysOf, planRestore, restoreAt } from '../index';
import { asSuperuser } from './log-source';

const engines = useEngines();
let place: string;
let dataDir: string;
beforeEach(async () => {
  place = join(engines.folder, 'usb');
  dataDir = join(engines.folder, 'data');
  await mkdir(place);
});

/** Durable, because only what is on disk is copied. */
const open = async (passphrase?: string): Promise<ArchivedShop> =>
  archiveShop(await engines.start({ dataDir, durable: true }), dataDir, place, passphrase);

async function end(shop: ArchivedShop): Promise<void> {
  await shop.close();
  await shop.engine.stop();
}

async function restore(at: Date | 'latest', into: string, passphrase?: string) {
  const plan = planRestore(await findRuns([place]), at);
  if ('reason' in plan) throw new Error(plan.reason);
  return restoreAt(plan, {
    dataDir: into,
    keys: keysOf(passphrase),
    judge: (verdicts) => expect(verdicts.flatMap(({ contradictions }) => contradictions)).toEqual([]),
    say: () => undefined,
  });
}

async function writtenIn(folder: string): Promise<string[]> {
  const engine = await engines.start({ dataDir: folder });
  const db = connect(engine.url, { max: 1 });
  const written = await readWritten(db);
  await db.destroy();
  await engine.stop();
  return written;
}

/** Writes each with a round of copying, then fills the segment of the log; returns how many pieces it is kept in. */
async function fillSegment(shop: ArchivedShop, written: readonly string[]): Promise<number> {
  const pieces = async () => must((await findRuns([place]))[0]).pieces;
  for (const words of written) {
    await shop.write(words);
    await shop.archive.round();
  }
  const { segment } = must((await pieces()).at(-1));
  await asSuperuser(must(shop.engine.cluster), (client) => client.query('select pg_switch_wal()'));
  await shop.archive.round();
  return (await pieces()).filter((piece) => piece.segment === segment).length;
}

describe('a shop whose changes are copied as they happen', { timeout: 120_000 }, () => {
  it('comes back as it was at any moment, on a new disk and in place, and goes on in a run of its own', async () => {
    const shop = await open();
    await mkdir(join(dataDir, 'attachments', 'ab'), { recursive: true });
    await writeFile(join(dataDir, 'attachments', 'ab', 'abcd.jpg'), 'a picture');
    await shop.write('before the copy');
    await shop.untilCopied();
    const first = await shop.write('first');
    const second = await shop.write('second');
    await shop.archive.round();
    await shop.write('third');
    await end(shop);
    for (const path of await filesIn(place)) expect((await stat(path)).mode & 0o077, path).toBe(0);

    const elsewhere = join(engines.folder, 'new-disk');
    await mkdir(elsewhere);
    await copyFile(join(dataDir, 'archive.json'), join(elsewhere, 'archive.json'));
    await expect(writtenIn(elsewhere)).rejects.toThrow(place);
    await rm(join(dataDir, 'attachments'), { recursive: true });
    expect(await restore(first, elsewhere)).toMatchObject({ keptAside: undefined, attachments: 1 });
    expect(await writtenIn(elsewhere)).toEqual(['before the copy', 'first']);
    expect(await readFile(join(elsewhere, 'attachments', 'ab', 'abcd.jpg'), 'utf8')).toBe('a picture');

    const { keptAside } = await restore(second, dataDir);
    expect((await stat(must(keptAside))).isDirectory()).toBe(true);
    const before = await filesIn(place);
    const again = await open();
    expect(await readWritten(again.db)).toEqual(['before the copy', 'first', 'second']);
    await again.write('after the restore');
    await again.untilCopied();
    await end(again);
    expect(await filesIn(place)).toEqual(expect.arrayContaining(before));
    const runs = await findRuns([place]);
    expect(runs.map(({ run }) => run.facts.timeline)).toEqual([1, 2]);
    await restore('latest', join(engines.folder, 'third-disk'));
    expect(await writtenIn(join(engines.folder, 'third-disk'))).toEqual([
      'before the copy',
      'first',
      'second',
      'after the restore',
    ]);
    expect(planRestore(runs, new Date(0))).toMatchObject({ reason: 'tooEarly' });
  });

  it('is not replaced while it runs, and only once by two restores at the same moment', async () => {
    const shop = await open();
    await shop.untilCopied();
    const first = await shop.write('first');
    await shop.archive.round();
    await expect(restore(first, dataDir)).rejects.toThrow('المتجر يعمل الآن');
    expect(await readWritten(shop.db)).toEqual(['first']);
    await end(shop);
    const both = await Promise.allSettled([restore(first, dataDir), restore(first, dataDir)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres'))).toEqual([
      'postgres',
      expect.stringContaining('postgres.before-'),
    ]);
    expect(await writtenIn(dataDir)).toEqual(['first']);
  });

  it('goes on where it was after the database was killed and after the place was away', async () => {
    const shop = await open();
    await shop.untilCopied();
    await shop.write('before the kill');
    await killServer(dataDir);
    await expect.poll(() => readWritten(shop.db).catch(() => []), { timeout: 20_000 }).toHaveLength(1);
    await rename(place, `${place}-away`);
    await shop.write('while away');
    await shop.archive.round();
    expect((await shop.state()).problem).toBe(backupTexts.placeAway);
    await rename(`${place}-away`, place);
    await shop.archive.round();
    expect(await shop.state()).toMatchObject({ problem: '', isCopying: false });
    await end(shop);
    const reopened = await open();
    await fillSegment(reopened, ['after a restart']);
    expect(await fillSegment(reopened, ['one', 'two']), 'pieces of a segment that filled soon').toBe(3);
    const slowly = ['three', 'four', 'five', 'six'];
    expect(await fillSegment(reopened, slowly), 'one that replaces many').toBe(1);
    await end(reopened);
    expect(await findRuns([place])).toHaveLength(1);
    await restore('latest', join(engines.folder, 'new-disk'));
    expect(await writtenIn(join(engines.folder, 'new-disk'))).toEqual([
      'before the kill',
      'while away',
      'after a restart',
      'one',
      'two',
      ...slowly,
    ]);
  });

  it('is encrypted like the backups, and a damaged or foreign archive changes nothing', async () => {
    const shop = await open('a good passphrase');
    await shop.write('very secret words');
    await shop.untilCopied();
    const at = await shop.write('last');
    await end(shop);
    const files = await filesIn(place);
    for (const path of files) expect((await readFile(path)).includes('secret words'), path).toBe(false);

    const elsewhere = join(engines.folder, 'new-disk');
    await expect(restore(at, elsewhere)).rejects.toThrow(backupTexts.passphraseNeeded);
    await expect(restore(at, elsewhere, 'another passphrase')).rejects.toThrow(backupTexts.wrongPassphrase);
    const piece = must(files.findLast((path) => path.endsWith('.wal')));
    const bytes = await readFile(piece);
    bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1;
    await writeFile(piece, bytes);
    await expect(restore('latest', dataDir, 'a good passphrase')).rejects.toThrow(backupTexts.damaged);
    expect(await writtenIn(dataDir)).toEqual(['very secret words', 'last']);
  });

  it('begins anew with a whole copy when the passphrase is another one, and goes on with the same one', async () => {
    const reopened = async (passphrase: string, before: () => Promise<void>) => {
      await before();
      const shop = await open(passphrase);
      await shop.untilCopied();
      await shop.write(`with ${passphrase}`);
      await shop.archive.round();
      await end(shop);
      return findRuns([place]);
    };
    const asFormerVersions = async () => {
      for (const { run } of await findRuns([place])) await rm(join(run.folder, 'key.check'));
    };
    expect(await reopened('the first passphrase', asFormerVersions)).toHaveLength(1);
    expect(await reopened('the first passphrase', asFormerVersions)).toHaveLength(1);
    expect(await reopened('the second passphrase', asFormerVersions)).toHaveLength(2);
    const runs = await reopened('the first passphrase', async () => undefined);
    expect(runs).toHaveLength(3);
    const elsewhere = join(engines.folder, 'new-disk');
    await restore('latest', elsewhere, 'the first passphrase');
    expect(await writtenIn(elsewhere)).toEqual([
      'with the first passphrase',
      'with the first passphrase',
      'with the second passphrase',
      'with the first passphrase',
    ]);
  });
});
