import type { Job } from '../kernel/jobs';
import { watchSystem } from '../modules/system-status';
import type { Config } from '../system/config';

/** Finds every minute what the owner must be told about the machine and the work of the server. */
export const systemWatch = (config: Config): Job<'db'> => ({
  name: 'system-watch',
  schedule: '* * * * *',
  onlyOneWaits: true,
  run: (context) => watchSystem(context, config),
});
