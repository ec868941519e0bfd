import type { auditApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { listEntries, listPeople } from './audit.queries';
import { exportAudit } from './export-audit';

export const auditRoutes: Handlers<typeof auditApi> = {
  list: ({ query }, { db, toFile }) =>
    query.format === 'csv' ? toFile((apart) => exportAudit(apart, query)) : listEntries(db, query),
  people: (_, { db }) => listPeople(db),
};
