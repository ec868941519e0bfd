import type { attachmentsApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { addAttachment } from './add-attachment';
import { countAttachments, listAttachments, listOfEntity, readAttachment } from './attachments.queries';
import { checkFile } from './check-file.rules';
import { deleteAttachment } from './delete-attachment';
import { discardFile } from './file-store';
import { assertMayDo } from './rights';
import { downloadFile, previewFile, sendThumbnail } from './send-file';
import { storeFile } from './store-file';
import { updateAttachment } from './update-attachment';

export const attachmentsRoutes: Handlers<typeof attachmentsApi> = {
  list: ({ query }, look) => listAttachments(look, query),
  search: ({ query }, look) => listAttachments(look, query),
  stats: (_, { db, user }) => countAttachments(db, user),
  ofEntity: ({ params, query }, look) => listOfEntity(look, params, query),
  get: ({ params }, look) => readAttachment(look, params.id),
  upload: ({ file, body }, { tx, user, config }) => {
    assertMayDo(user, body.entityType, 'create');
    return storeFile(config.dataDir, checkFile(file), (stored) =>
      tx((t) => addAttachment(t, user, stored, body)),
    );
  },
  update: ({ params, body }, { tx, user }) => tx((t) => updateAttachment(t, user, params.id, body)),
  remove: async ({ params }, { tx, user, config }) => {
    const filename = await tx((t) => deleteAttachment(t, user, params.id));
    // a file that can't be moved to the trash now is moved by the tidying job later
    await discardFile(config.dataDir, filename).catch(() => undefined);
  },
  download: ({ params }, look) => downloadFile(look, params.id),
  preview: ({ params }, look) => previewFile(look, params.id),
  thumbnail: ({ params }, look) => sendThumbnail(look, params.id),
};
