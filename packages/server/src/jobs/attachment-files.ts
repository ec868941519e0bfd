import type { Job } from '../kernel/jobs';
import { tidyFiles } from '../modules/attachments';

/** Reconciles files and attachments after a power cut or a restored backup. */
export const attachmentFiles: Job<'db' | 'dataDir' | 'announce'> = {
  name: 'attachment-files',
  schedule: '45 3 * * *',
  async run({ db, dataDir, announce }) {
    await tidyFiles(db, dataDir);
    announce(['attachments']);
  },
};
