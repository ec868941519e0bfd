import type { auditApi } from '@turoos/contract';
import type { Handlers } from '../../http/handlers';
import { listEntries, listPeople } from './audit.queries';
import { exportAudit } from './export-audit';

export const auditRoutes: Handlers<typeof auditApi> = {
  list: ({ query }, { db, reads }) =>
    query.format === 'csv' ? exportAudit(reads, query) : listEntries(db, query),
  people: (_, { db }) => listPeople(db),
};
