import type { BackupArchive } from '@turoos/contract';
import type { Db } from '../../../db/connect';
import { readSettings } from '../../../kernel/settings';
import { readArchiveState } from './archive-state';

/** Says whether changes are copied continuously, and how far that has got in each place that is still one. */
export async function describeArchive(db: Db, dataDir: string, isEmbedded: boolean): Promise<BackupArchive> {
  if (!isEmbedded) return { state: 'external', places: [] };
  const places = await db.selectFrom('backupPlaces').select(['id', 'path']).orderBy('createdAt').execute();
  if (!(await readSettings(db, 'backup')).archive) return { state: 'off', places: [] };
  if (places.length === 0) return { state: 'noPlace', places: [] };
  const known = (await readArchiveState(dataDir))?.places ?? [];
  return {
    state: 'on',
    places: places.map(
      ({ id, path }) =>
        known.find(({ _id }) => _id === id) ?? {
          _id: id,
          path,
          reachedAt: null,
          from: null,
          copiedAt: null,
          isCopying: false,
          bytes: 0,
          problem: '',
        },
    ),
  };
}
