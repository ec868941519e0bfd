import type { Db } from '../src/db/connect';
import { createBackground } from '../src/kernel/background';
import type { JobContext } from '../src/kernel/jobs';

/** The context of a job, without a queue, a mail server or open screens. */
export const jobContext = (db: Db, given: Partial<JobContext> = {}): JobContext => ({
  db,
  url: '',
  reads: async () => db,
  announce: () => undefined,
  enqueue: async () => null,
  mailer: undefined,
  sms: undefined,
  openedAddress: undefined,
  leaveAddress: undefined,
  background: createBackground(),
  dataDir: 'none',
  warn: () => undefined,
  ...given,
});
