import { conflict } from '@turoos/contract';
import { orLinkBroken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { keepAskers } from '../asked-parts';
import { withdrawMarketing } from '../outbox';
import { lockCustomer } from './lock-customer';

interface Link {
  what: string;
  count?: number;
}

export async function deleteCustomer(tx: Tx, user: Actor, id: string): Promise<void> {
  const before = await lockCustomer(tx, id);
  const links = await linksOf(tx, id);
  if (links.length > 0) throw inUse(before.name, links);
  await keepAskers(tx, [id]);
  await withdrawMarketing(tx, [id]);
  await orLinkBroken(tx.deleteFrom('customers').where('id', '=', id).execute(), () =>
    inUse(before.name, [{ what: 'مستندات أخرى' }]),
  );
  await recordChange(tx, user, { action: 'customer.delete', entity: 'customers', entityId: id, before });
}

async function linksOf(tx: Tx, id: string): Promise<Link[]> {
  const counted = await tx
    .selectNoFrom((e) => [
      e
        .selectFrom('sales')
        .where('customerId', '=', id)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('sales'),
      e
        .selectFrom('customerTransactions')
        .where('customerId', '=', id)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('entries'),
    ])
    .executeTakeFirstOrThrow();
  return [
    { what: 'فواتير مبيعات', count: counted.sales ?? 0 },
    { what: 'حركات في كشف الحساب', count: counted.entries ?? 0 },
  ].filter(({ count }) => count > 0);
}

function inUse(name: string, links: Link[]) {
  const named = links
    .map(({ what, count }) => (count === undefined ? what : `${what} (${count})`))
    .join('، ');
  return conflict(`لا يمكن حذف العميل «${name}» لارتباطه بما يلي: ${named}. يمكنك حظره بدلاً من حذفه`, {
    links,
  });
}
