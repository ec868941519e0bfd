import type { Job } from '../kernel/jobs';
import { tidyFiles } from '../modules/attachments';
import { forgetOldFiles } from '../modules/moving-in';

/** Reconciles files and attachments after a power cut or a restored backup, and deletes old files of other programs. */
export const attachmentFiles: Job<'db' | 'dataDir' | 'announce'> = {
  name: 'attachment-files',
  schedule: '45 3 * * *',
  async run({ db, dataDir, announce }) {
    await tidyFiles(db, dataDir);
    await forgetOldFiles(db, dataDir);
    announce(['attachments', 'moving-in']);
  },
};
