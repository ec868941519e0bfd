import type { CheckContext } from '@turoos/contract';
import type { Db } from '../../db/connect';

export interface Warehouses {
  named: CheckContext['warehouses'];
  isOpen: (id: string) => boolean;
}

export async function readWarehouses(db: Db): Promise<Warehouses> {
  const rows = await db.selectFrom('warehouses').select(['id', 'name', 'status']).orderBy('id').execute();
  const open = new Set(rows.flatMap(({ id, status }) => (status === 'inactive' ? [] : [id])));
  return { named: rows.map(({ id, name }) => ({ _id: id, name })), isOpen: (id) => open.has(id) };
}
