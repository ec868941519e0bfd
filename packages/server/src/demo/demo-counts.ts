import { adenDay, must, type NewCount } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/transaction';
import type { Actor } from '../kernel/actor';
import { approveAdjustment } from '../modules/adjustments';
import { createCount, updateCount } from '../modules/counts';
import { documentRate } from '../modules/exchange-rates';
import { demoActor, happenedAt, pastHour } from './demo-documents';
import type { DemoPart } from './demo-part';

interface Story {
  daysAgo: number;
  by: string;
  notes: string;
  /** The scope of the count: everything, one category, or this many chosen parts. */
  of: 'all' | 'category' | number;
  isBlind?: true;
  /** How much of it is counted. */
  counted: 'all' | 'half' | 'none';
  end?: 'completed' | 'cancelled';
  /** Whether the resulting adjustments are approved. */
  approved?: true;
}

const stories: readonly Story[] = [
  {
    daysAgo: 165,
    by: 'سالم',
    notes: 'جرد نصف سنوي للفلاتر',
    of: 'category',
    counted: 'all',
    end: 'completed',
    approved: true,
  },
  {
    daysAgo: 150,
    by: 'عبده',
    notes: 'تحقق من رف الواجهة',
    of: 12,
    counted: 'all',
    end: 'completed',
    approved: true,
  },
  {
    daysAgo: 133,
    by: 'ليلى',
    notes: 'جرد شهري',
    of: 'category',
    counted: 'all',
    end: 'completed',
    approved: true,
  },
  {
    daysAgo: 118,
    by: 'سالم',
    notes: 'توقف لانقطاع الكهرباء',
    of: 'category',
    counted: 'half',
    end: 'cancelled',
  },
  {
    daysAgo: 117,
    by: 'سالم',
    notes: 'إعادة الجرد المتوقف',
    of: 'category',
    counted: 'all',
    end: 'completed',
    approved: true,
  },
  {
    daysAgo: 96,
    by: 'ناصر',
    notes: 'قطع عالية القيمة',
    of: 18,
    isBlind: true,
    counted: 'all',
    end: 'completed',
    approved: true,
  },
  {
    daysAgo: 82,
    by: 'عبده',
    notes: 'جرد شهري',
    of: 'category',
    counted: 'all',
    end: 'completed',
    approved: true,
  },
  {
    daysAgo: 61,
    by: 'ليلى',
    notes: 'بعد بلاغ عن نقص',
    of: 9,
    isBlind: true,
    counted: 'all',
    end: 'completed',
    approved: true,
  },
  {
    daysAgo: 44,
    by: 'سالم',
    notes: 'جرد شهري',
    of: 'category',
    counted: 'all',
    end: 'completed',
    approved: true,
  },
  { daysAgo: 30, by: 'ناصر', notes: 'بدأ بالخطأ', of: 5, counted: 'none', end: 'cancelled' },
  { daysAgo: 12, by: 'عبده', notes: 'جرد شهري', of: 'category', counted: 'all', end: 'completed' },
  { daysAgo: 5, by: 'ليلى', notes: 'قطع سريعة الحركة', of: 15, counted: 'half', end: 'completed' },
  {
    daysAgo: 2,
    by: 'ناصر',
    notes: 'جرد أعمى قبل نهاية السنة',
    of: 'category',
    isBlind: true,
    counted: 'half',
  },
  { daysAgo: 1, by: 'سالم', notes: 'جرد المستودع كاملاً', of: 'all', counted: 'half' },
  { daysAgo: 0, by: 'عبده', notes: '', of: 10, counted: 'none' },
];

/** The maximum of counted lines per count, because the sample shop has to start quickly. */
const mostCounted = 60;

export const demoCounts: DemoPart = {
  title: 'inventory counts',
  async fill(tx) {
    const clerk = await demoActor(tx, 'warehouse_staff');
    const manager = await demoActor(tx, 'manager');
    const warehouses = await tx
      .selectFrom('warehouses')
      .select('id')
      .where('status', '=', 'active')
      .orderBy('code')
      .execute();
    for (const [index, story] of stories.entries()) {
      const { id: warehouse } = must(warehouses[index % warehouses.length]);
      const scope = await scopeOf(tx, story, warehouse, index);
      const { by, notes, isBlind } = story;
      await addCount(tx, { clerk, manager }, story, {
        warehouse,
        notes,
        countedByName: by,
        isBlind,
        ...scope,
      });
    }
  },
};

async function scopeOf(tx: Tx, { of }: Story, warehouse: string, index: number): Promise<Partial<NewCount>> {
  if (of === 'all') return { countType: 'full' };
  if (of === 'category') return { countType: 'partial', category: await aCategory(tx, warehouse, index) };
  const { rows } = await sql<{ id: string }>`
    select id from (
      select p.id, row_number() over (order by p.part_code) as n
      from stock s join products p on p.id = s.product_id where s.warehouse_id = ${warehouse} and s.quantity >= 3
    ) as stocked where n % 7 = ${index % 7} order by n limit ${of}`.execute(tx);
  return { countType: 'partial', items: rows.map(({ id }) => ({ product: id })) };
}

/** Returns a category with parts in the warehouse, a different one for each index. */
async function aCategory(tx: Tx, warehouse: string, index: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select p.category_id as id from stock s join products p on p.id = s.product_id
    where s.warehouse_id = ${warehouse} and s.quantity > 0 and p.category_id is not null
    group by 1 having count(*) between 5 and 60 order by count(*) desc, 1 offset ${index % 5} limit 1`.execute(
    tx,
  );
  return must(rows[0]).id;
}

async function addCount(
  tx: Tx,
  { clerk, manager }: Record<'clerk' | 'manager', Actor>,
  { daysAgo, counted, end, approved }: Story,
  input: NewCount,
): Promise<void> {
  const id = await createCount(tx, clerk, input, pastHour(daysAgo));
  const at = pastHour(daysAgo, 4);
  if (counted !== 'none') {
    await updateCount(tx, clerk, id, { items: await findings(tx, id, counted) });
    await tx
      .updateTable('inventoryCountItems')
      .set({ countedAt: pastHour(daysAgo, 2) })
      .where('countId', '=', id)
      .where('countedAt', 'is not', null)
      .execute();
  }
  if (!end) return;
  await updateCount(tx, manager, id, { status: end });
  await happenedAt(tx, id, at);
  const completedAt = end === 'completed' ? at : null;
  await tx.updateTable('inventoryCounts').set({ completedAt, updatedAt: at }).where('id', '=', id).execute();
  await settle(tx, manager, id, daysAgo, approved ?? false);
}

/** Returns the counted quantities: most are right; here and there a piece is missing or one too many. */
async function findings(tx: Tx, countId: string, counted: Story['counted']) {
  const { rows } = await sql<{ product: string; quantity: number; n: number }>`
    select product_id as product, system_quantity as quantity, position as n
    from inventory_count_items where count_id = ${countId} order by position limit ${mostCounted}`.execute(
    tx,
  );
  const done = counted === 'half' ? rows.slice(0, Math.ceil(rows.length / 2)) : rows;
  return done.map(({ product, quantity, n }) => ({
    product,
    countedQuantity: Math.max(0, quantity + (n % 23 === 3 ? -1 : n % 31 === 5 ? -2 : n % 29 === 7 ? 1 : 0)),
  }));
}

/** Dates the adjustments on the day of the count, and their approval one day later. */
async function settle(tx: Tx, manager: Actor, countId: string, daysAgo: number, approved: boolean) {
  const at = pastHour(daysAgo, 4);
  const made = await tx
    .updateTable('stockAdjustments')
    .set({ createdAt: at, updatedAt: at, usdToYer: documentRate({}, adenDay(at)) })
    .where('countId', '=', countId)
    .returning('id')
    .execute();
  if (!approved) return;
  const then = pastHour(daysAgo - 1, 1);
  for (const { id } of made) {
    await approveAdjustment(tx, manager, id, 'بعد مراجعة ورقة الجرد');
    await happenedAt(tx, id, then);
    await tx
      .updateTable('stockAdjustments')
      .set({ approvedAt: then, updatedAt: then })
      .where('id', '=', id)
      .execute();
  }
}
