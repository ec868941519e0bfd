import type { Job } from '../kernel/jobs';
import { tidyFiles } from '../modules/attachments';

/** Files and attachments find together again, whatever a power cut or a restored backup left. */
export const attachmentFiles: Job<'db' | 'dataDir' | 'announce'> = {
  name: 'attachment-files',
  schedule: '45 3 * * *',
  async run({ db, dataDir, announce }) {
    await tidyFiles(db, dataDir);
    announce(['attachments']);
  },
};
