import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { single } from '../kernel/reply';
import { ScannedRecord } from './scans.schema';

export const scansApi = defineApi({
  /** Answers with what the caller may read, and null for all else. */
  find: {
    method: 'GET',
    path: '/scans',
    access: 'signed-in',
    summary: 'القطعة أو المستند الذي يحمل الرمز الممسوح',
    query: z.object({ code: z.string().trim().min(1).max(200) }),
    reply: single(ScannedRecord.nullable()),
  },
});
