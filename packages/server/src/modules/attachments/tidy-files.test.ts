import { mkdir, readdir, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useAttachments } from '../../../test/attachments';
import { jobContext } from '../../../test/job-context';
import { attachmentFiles } from '../../jobs/attachment-files';

const { shop, there, attach, placeOf } = useAttachments();
const tidy = () => attachmentFiles.run(jobContext(shop.db, { dataDir: there.dataDir }), undefined);
const trash = (name = '') => join(there.dataDir, 'attachments/trash', name);
const isThere = (place: string) =>
  stat(place).then(
    () => true,
    () => false,
  );

/** Writes a file with a modification time that many days ago. */
async function aFile(place: string, daysAgo: number): Promise<string> {
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, 'x');
  const then = new Date(Date.now() - daysAgo * 86_400_000);
  await utimes(place, then, then);
  return place;
}

const aName = () => crypto.randomUUID().replaceAll('-', '');

describe('tidying the files', () => {
  it('does nothing in an empty folder', () => expect(tidy()).resolves.toBeUndefined());

  it('deletes interrupted uploads, but not running ones', async () => {
    const incoming = (name: string) => join(there.dataDir, 'attachments/incoming', name);
    const [old, fresh] = [await aFile(incoming('old'), 2), await aFile(incoming('fresh'), 0)];
    await tidy();
    expect([await isThere(old), await isThere(fresh)]).toEqual([false, true]);
  });

  it('moves files without an attachment to the trash and deletes them after a month', async () => {
    const [orphan, fresh] = [aName(), aName()];
    await aFile(placeOf(orphan), 2);
    await aFile(placeOf(fresh), 0);
    const { filename } = await attach();
    const month = await aFile(trash(aName()), 31);
    await tidy();
    expect(await isThere(placeOf(orphan))).toBe(false);
    expect(await isThere(trash(orphan))).toBe(true);
    expect(await isThere(placeOf(fresh))).toBe(true);
    expect(await isThere(placeOf(filename))).toBe(true);
    expect(await isThere(month)).toBe(false);
  });

  it('restores files from the trash that an attachment refers to, as after restoring a backup', async () => {
    const { filename } = await attach();
    await mkdir(trash(), { recursive: true });
    await rename(placeOf(filename), trash(filename));
    await tidy();
    expect(await isThere(placeOf(filename))).toBe(true);
    expect(await readdir(trash())).not.toContain(filename);
  });

  it('marks attachments whose file is missing, and unmarks those whose file is back', async () => {
    const { _id, filename } = await attach();
    const missing = async () =>
      (
        await shop.db
          .selectFrom('attachments')
          .select('missingSince')
          .where('id', '=', _id)
          .executeTakeFirstOrThrow()
      ).missingSince;
    const aside = join(there.dataDir, 'aside');
    await rename(placeOf(filename), aside);
    await tidy();
    expect(await missing()).toBeInstanceOf(Date);
    await rename(aside, placeOf(filename));
    await tidy();
    expect(await missing()).toBeNull();
  });
});
