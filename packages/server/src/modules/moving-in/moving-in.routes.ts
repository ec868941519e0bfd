import type { movingInApi } from '@turoos/contract';
import { isConnectionLoss } from '../../db/connection-loss';
import type { Handlers } from '../../kernel/handlers';
import { jobNames } from '../../kernel/job-names';
import { badRowsFile, templateFile } from './bad-rows';
import { bringFile } from './bring-file';
import { listBringings, readBringingDetail } from './bringings.queries';
import { chooseSheet } from './choose-sheet';
import { discardFile } from './discard-file';
import { dropFile } from './file-store';
import { listFiles, readFile } from './files.queries';
import { uploadFile } from './upload-file';
import { previewFile } from './preview-file';
import { takeBack } from './take-back';

export const movingInRoutes: Handlers<typeof movingInApi> = {
  upload: async ({ file }, { db, tx, user, config }) => {
    const { id, store } = await uploadFile({ db, dataDir: config.dataDir }, user, file);
    return tx(store).catch(async (error: unknown) => {
      // after a lost connection it may be stored; files that are not are deleted with old ones
      if (!isConnectionLoss(error)) await dropFile(config.dataDir, id);
      throw error;
    });
  },
  files: (_, { db, user }) => listFiles(db, user),
  file: ({ params }, { db, user }) => readFile(db, user, params.id),
  choose: async ({ params, body }, { db, tx, user, config }) =>
    tx(await chooseSheet(db, user, config.dataDir, { ...params, choice: body })),
  discard: async ({ params }, { tx, user, config }) => {
    await tx((t) => discardFile(t, user, params.id));
    await dropFile(config.dataDir, params.id);
  },
  preview: ({ params }, { db, user, config }) => previewFile(db, user, config.dataDir, params.id),
  badRows: ({ params }, { db, user, config }) => badRowsFile(db, user, config.dataDir, params.id),
  bring: async ({ params, body }, { tx, user, config, jobs, warn }) => {
    const brought = await tx((t) =>
      bringFile(t, user, config.dataDir, { id: params.id, previewed: body.version }),
    );
    // an evening's work must not hang on one disk until the next scheduled backup
    await jobs.enqueue(jobNames.makeBackup).catch(warn);
    return brought;
  },
  bringings: ({ query }, { db, user }) => listBringings(db, user, query),
  bringing: ({ params }, { db, user }) => readBringingDetail(db, user, params.id),
  takeBack: ({ params }, { tx, user }) => tx((t) => takeBack(t, user, params.id)),
  template: ({ params }) => templateFile(params.kind),
};
