import type { CheckName } from '@turoos/contract';

/** The English names of the checks, which the console prints beside the Arabic ones for a technician. */
export const englishNames: Readonly<Record<CheckName, string>> = {
  disk: 'Disk',
  backups: 'Backups',
  backupTrial: 'Restore trial',
  archive: 'Continuous copies',
  standby: 'Standby',
  copies: 'Copies elsewhere',
  clock: 'Clock',
  certificate: 'Certificate',
  jobs: 'Jobs',
  connections: 'Connections',
  speed: 'Speed',
  growth: 'Database size',
  tills: 'Tills',
  memory: 'Memory',
  folder: 'Data folder',
  port: 'Port',
  securePort: 'Secure port',
  keys: 'Keys',
  node: 'Runtime',
  database: 'Database',
  machine: 'Machine',
  shop: 'Shop',
};
