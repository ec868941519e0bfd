import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { lockIdleReport } from './lock-report';

/** Deletes a report and its results; the audit log keeps its definition. */
export async function deleteReport(tx: Tx, user: Actor, id: string): Promise<void> {
  const before = await lockIdleReport(tx, id);
  await tx.deleteFrom('inventoryReports').where('id', '=', id).execute();
  await recordChange(tx, user, {
    action: 'inventoryReport.delete',
    entity: 'inventory-reports',
    entityId: id,
    before,
  });
}
