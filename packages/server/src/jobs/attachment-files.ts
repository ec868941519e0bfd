import { tidyFiles } from '../modules/attachments';
import type { Job } from './jobs';

/** Files and attachments find together again, whatever a power cut or a restored backup left. */
export const attachmentFiles: Job<'db' | 'dataDir' | 'announce'> = {
  name: 'attachment-files',
  schedule: '45 3 * * *',
  async run({ db, dataDir, announce }) {
    await tidyFiles(db, dataDir);
    announce(['attachments']);
  },
};
