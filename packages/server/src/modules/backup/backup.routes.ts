import { createReadStream } from 'node:fs';
import { backupTexts, conflict, type backupApi } from '@turoos/contract';
import { recordChange } from '../../kernel/audit';
import type { Handlers } from '../../kernel/handlers';
import { jobNames } from '../../kernel/job-names';
import { exportShop } from '../shop-export';
import { listBackups, readBackupEntry, readReadyBackup } from './backups.queries';
import { contextOf } from './context';
import { deleteBackup } from './delete-backup';
import { startBackup } from './make-backup';
import { findDrives } from './places/find-drives';
import { addPlace, removePlace } from './places/places';
import { receivePiece } from './receive-upload';
import { restoreBackup } from './restore-backup';

export const backupRoutes: Handlers<typeof backupApi> = {
  list: ({ query }, { db, config }) =>
    listBackups(db, config.dataDir, query, {
      sealsItsOwn: config.backupPassphrase !== undefined,
      isEmbedded: config.databaseUrl === undefined,
    }),
  create: async ({ body }, services) => {
    const { id } = await startBackup(contextOf(services), services.user, { kind: 'manual', ...body });
    return readBackupEntry(services.db, services.config.dataDir, id);
  },
  check: async (_, { db, tx, user, jobs }) => {
    const any = await db.selectFrom('backups').select('id').where('status', '=', 'ready').executeTakeFirst();
    if (!any) throw conflict(backupTexts.nothingToCheck);
    await tx((t) => recordChange(t, user, { action: 'backup.check', entity: 'backup' }));
    await jobs.enqueue(jobNames.checkBackup);
  },
  download: async ({ params }, { db, tx, user, config }) => {
    const { id, fileName, path, size } = await readReadyBackup(db, config.dataDir, params.id);
    await tx((t) =>
      recordChange(t, user, {
        action: 'backup.download',
        entity: 'backup',
        entityId: id,
        after: { fileName },
      }),
    );
    return {
      type: 'application/octet-stream',
      filename: fileName,
      length: size,
      stream: createReadStream(path),
    };
  },
  exportShop: (_, { tx, user, config, toFile }) =>
    toFile(async (apart) => {
      await tx((t) => recordChange(t, user, { action: 'backup.export', entity: 'backup' }));
      return exportShop(apart, config.dataDir);
    }),
  remove: async ({ params }, { tx, user, config }) => {
    const removeFile = await tx((t) => deleteBackup(t, user, config.dataDir, params.id));
    await removeFile();
  },
  drives: (_, { config }) => findDrives(config.dataDir),
  addPlace: async ({ body }, { tx, user, config, jobs }) => {
    const place = await tx((t) => addPlace(t, user, config.dataDir, body.path));
    await jobs.enqueue(jobNames.copyBackup);
    return place;
  },
  removePlace: async ({ params }, { tx, user }) => {
    const unmark = await tx((t) => removePlace(t, user, params.id));
    await unmark();
  },
  copy: async (_, { jobs }) => void (await jobs.enqueue(jobNames.copyBackup)),
  upload: ({ body, file }, services) => receivePiece(contextOf(services), services.user, body, file.bytes),
  restore: async ({ body }, services) => {
    const { path } = await readReadyBackup(services.db, services.config.dataDir, body.id);
    await restoreBackup(contextOf(services), services.user, { ...body, path });
  },
};
