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

/** A file written so many days ago. */
async function aFile(place: string, daysAgo: number): Promise<string> {
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, 'x');
  const then = new Date(Date.now() - daysAgo * 86_400_000);
  await utimes(place, then, then);
  return place;
}

const aName = () => crypto.randomUUID().replaceAll('-', '');

describe('housekeeping of files', () => {
  it('in an empty folder has nothing to do', () => expect(tidy()).resolves.toBeUndefined());

  it('throws away uploads that were cut off, not those under way', async () => {
    const incoming = (name: string) => join(there.dataDir, 'attachments/incoming', name);
    const [old, fresh] = [await aFile(incoming('old'), 2), await aFile(incoming('fresh'), 0)];
    await tidy();
    expect([await isThere(old), await isThere(fresh)]).toEqual([false, true]);
  });

  it('moves files that no attachment names to the trash, and in a month away', async () => {
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

  it('brings back from the trash what an attachment names, as after a restored backup', async () => {
    const { filename } = await attach();
    await mkdir(trash(), { recursive: true });
    await rename(placeOf(filename), trash(filename));
    await tidy();
    expect(await isThere(placeOf(filename))).toBe(true);
    expect(await readdir(trash())).not.toContain(filename);
  });

  it('marks attachments whose file is gone, and unmarks those whose file is there again', async () => {
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
