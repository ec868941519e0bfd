import { renameSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { must } from '@turoos/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { archiveShop, readWritten, type ArchivedShop } from '../../test/archives';
import { useEngines } from '../../test/engines';
import { connect } from '../db/connect';
import { DamagedFile, findRuns } from '../modules/backup';
import { readFileOf } from '../modules/backup/archive/find-archives';
import { asSuperuser } from '../modules/backup';
import { readConfig } from '../system/config';
import { shownMoment } from './moment.rules';
import { restoreToMoment } from './restore-to-moment';

const engines = useEngines();
let place: string;
let dataDir: string;
let said: string[];
let onSaid: (line: string) => void;
beforeEach(async () => {
  place = join(engines.folder, 'usb');
  dataDir = join(engines.folder, 'data');
  said = [];
  onSaid = () => undefined;
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    said.push(line);
    onSaid(line);
  });
  await mkdir(place);
});
afterEach(() => vi.restoreAllMocks());

const openShop = async (): Promise<ArchivedShop> =>
  archiveShop(await engines.start({ dataDir, durable: true }), dataDir, place);

async function end(shop: ArchivedShop): Promise<void> {
  await shop.close();
  await shop.engine.stop();
}

const restore = (confirm: () => Promise<void> = async () => undefined) =>
  restoreToMoment(readConfig({ TUROOS_DATA: dataDir }, 'none'), {
    at: 'latest',
    from: place,
    passphrase: undefined,
    acceptBrokenBooks: false,
    confirm,
  });

async function written(): Promise<string[]> {
  const engine = await engines.start({ dataDir });
  const db = connect(engine.url, { max: 1 });
  const all = await readWritten(db);
  await db.destroy();
  await engine.stop();
  return all;
}

describe('going back to the last moment', { timeout: 120_000 }, () => {
  it('changes nothing if the shop was started while the question waited', async () => {
    const shop = await openShop();
    await shop.untilCopied();
    await shop.write('copied');
    await shop.archive.round();
    await end(shop);
    let started: ArchivedShop | undefined;
    await expect(
      restore(async () => {
        started = await openShop();
        await started.write('sold meanwhile');
      }),
    ).rejects.toThrow('المتجر يعمل الآن');
    expect(await readWritten(must(started).db)).toEqual(['copied', 'sold meanwhile']);
    await end(must(started));
  });

  it('goes by the files that are there after the question, and by others when one disappears', async () => {
    const shop = await openShop();
    await shop.untilCopied();
    for (const words of ['one', 'two', 'three', 'four', 'five']) {
      await shop.write(words);
      await shop.archive.round();
    }
    await end(shop);
    const merge = async () => {
      const again = await openShop();
      await asSuperuser(must(again.engine.cluster), (client) => client.query('select pg_switch_wal()'));
      await again.archive.round();
      await end(again);
    };
    const { run } = must((await findRuns([place]))[0]);
    let isMoved = false;
    onSaid = (line) => {
      if (isMoved || !line.includes('unpacking')) return;
      isMoved = true;
      renameSync(run.folder, run.folder.replace(/\d{3}Z-/, '000Z-'));
    };
    await restore(merge);
    expect(said.filter((line) => line.includes('unpacking'))).toHaveLength(2);
    expect(await written()).toEqual(['one', 'two', 'three', 'four', 'five']);
  });

  it('leaves nothing behind when it is broken off, whatever it is doing', async () => {
    const shop = await openShop();
    await shop.untilCopied();
    await shop.write('one');
    await shop.archive.round();
    await end(shop);
    for (const doing of ['reading the copy', 'unpacking', 'replaying', 'checking the books']) {
      onSaid = (line) => void (line.includes(doing) && process.emit('SIGTERM'));
      await expect(restore(), doing).rejects.toMatchObject({
        name: 'StartupError',
        message: expect.stringContaining('أُوقفت الاستعادة ولم يتغير شيء'),
      });
      const left = (await readdir(dataDir)).filter((name) => /postgres|in-use/.test(name));
      expect(left, doing).toEqual(['postgres']);
    }
    onSaid = () => undefined;
    expect(await written()).toEqual(['one']);
  });

  it('does not go back further than was agreed', async () => {
    const shop = await openShop();
    await shop.untilCopied();
    await shop.write('one');
    await shop.archive.round();
    await shop.write('two');
    await shop.archive.round();
    await end(shop);
    const { run, pieces } = must((await findRuns([place]))[0]);
    const last = join(run.folder, must(pieces.at(-1)).name);
    const until = must(pieces.at(-2)).until;
    await expect(restore(() => rename(last, `${last}.gone`))).rejects.toMatchObject({
      message: expect.stringContaining(shownMoment(until)),
    });
    expect(await written()).toEqual(['one', 'two']);
  });
});

it('only what was read and makes no sense is damage', async () => {
  const folder = join(engines.folder, 'run');
  await mkdir(join(folder, 'a folder'), { recursive: true });
  const found = { run: { folder } } as Parameters<typeof readFileOf>[0];
  const readAs = (name: string, read: (path: string) => Promise<unknown>) =>
    readFileOf(found, name, read).catch((error: unknown) => error);
  const path = join(folder, 'a folder');
  const readFolder = async (at: string) => {
    const file = await open(at);
    await file.read(Buffer.alloc(1)).finally(() => file.close());
  };
  expect(await readAs('a folder', readFolder)).toMatchObject({ code: 'EISDIR', path });
  expect(await readAs('missing', open)).toMatchObject({ code: 'ENOENT', path: join(folder, 'missing') });
  const damaged = await readAs('x', () => Promise.reject(new Error('a page is broken')));
  expect(damaged).toBeInstanceOf(DamagedFile);
  await rm(folder, { recursive: true });
});
