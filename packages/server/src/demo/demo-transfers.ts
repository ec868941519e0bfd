import { must, type NewTransfer, type TransferPriority } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/transaction';
import type { Actor } from '../kernel/actor';
import {
  approveTransfer,
  cancelTransfer,
  createTransfer,
  receiveTransfer,
  rejectTransfer,
  shipTransfer,
} from '../modules/transfers';
import { demoActor, happenedAt, pastHour } from './demo-documents';
import type { DemoPart } from './demo-part';

type Step = 'approve' | 'reject' | 'ship' | 'receive' | 'short' | 'cancel';

interface Story {
  daysAgo: number;
  lines: number;
  notes: string;
  steps: readonly Step[];
  priority?: TransferPriority;
  said?: string;
}

const arrived = ['approve', 'ship', 'receive'] as const;

const stories: readonly Story[] = [
  { daysAgo: 168, lines: 3, notes: 'تزويد الفرع قبل الموسم', steps: arrived },
  { daysAgo: 161, lines: 2, notes: 'طلب معرض الفرع', steps: arrived, priority: 'high' },
  { daysAgo: 149, lines: 1, notes: 'قطعة محجوزة لزبون', steps: arrived, priority: 'urgent' },
  { daysAgo: 140, lines: 3, notes: 'تفريغ حاوية عدن', steps: arrived },
  { daysAgo: 133, lines: 2, notes: 'فلاتر وسيور', steps: ['reject'], said: 'المخزون يكفي هذا الشهر' },
  { daysAgo: 124, lines: 2, notes: 'توازن المخزون بين الفروع', steps: arrived },
  {
    daysAgo: 116,
    lines: 3,
    notes: 'تزويد شهري',
    steps: ['approve', 'ship', 'short'],
    said: 'كرتون مفتوح عند الوصول',
  },
  { daysAgo: 105, lines: 1, notes: 'قطعة بطيئة الحركة', steps: arrived, priority: 'low' },
  {
    daysAgo: 97,
    lines: 2,
    notes: 'طلب عاجل من ورشة',
    steps: ['approve', 'cancel'],
    said: 'اشترى الزبون من مكان آخر',
  },
  { daysAgo: 89, lines: 3, notes: 'تزويد شهري', steps: arrived },
  { daysAgo: 81, lines: 1, notes: 'مساعدات للفرع', steps: arrived },
  {
    daysAgo: 72,
    lines: 2,
    notes: 'حملة الصيف',
    steps: ['approve', 'ship', 'cancel'],
    said: 'الطريق مقطوع، عادت السيارة',
  },
  { daysAgo: 64, lines: 2, notes: 'فرامل وأقمشة', steps: arrived, priority: 'high' },
  { daysAgo: 57, lines: 3, notes: 'تزويد شهري', steps: arrived },
  { daysAgo: 49, lines: 1, notes: 'قطعة مستعملة للعرض', steps: arrived, priority: 'low' },
  { daysAgo: 41, lines: 2, notes: 'طلب الفرع', steps: ['reject'], said: 'الكمية المطلوبة كبيرة' },
  { daysAgo: 33, lines: 3, notes: 'تزويد شهري', steps: arrived },
  {
    daysAgo: 26,
    lines: 2,
    notes: 'زيوت وفلاتر',
    steps: ['approve', 'ship', 'short'],
    said: 'نقصت قطعة عند العد',
  },
  { daysAgo: 18, lines: 2, notes: 'طلب زبون جملة', steps: arrived, priority: 'urgent' },
  { daysAgo: 11, lines: 3, notes: 'تزويد شهري', steps: arrived },
  { daysAgo: 8, lines: 1, notes: 'أُدخل بالخطأ', steps: ['cancel'], said: 'تحويل مكرر' },
  { daysAgo: 5, lines: 2, notes: 'مع شاحنة الخميس', steps: ['approve', 'ship'] },
  { daysAgo: 3, lines: 3, notes: 'تزويد فرع صنعاء', steps: ['approve', 'ship'], priority: 'high' },
  { daysAgo: 2, lines: 1, notes: 'محرك محجوز لزبون', steps: ['approve', 'ship'], priority: 'urgent' },
  { daysAgo: 2, lines: 2, notes: 'بانتظار السيارة', steps: ['approve'] },
  { daysAgo: 1, lines: 2, notes: 'طلب المعرض', steps: ['approve'] },
  { daysAgo: 1, lines: 2, notes: 'أقمشة وسيور', steps: [] },
  { daysAgo: 0, lines: 1, notes: 'لزبون ينتظر في الفرع', steps: [], priority: 'urgent' },
  { daysAgo: 0, lines: 3, notes: 'تزويد شهري', steps: [] },
];

interface Place {
  item: string;
  warehouse: string;
  quantity: number;
}

/** Returns parts with enough stock to transfer, for each warehouse, spread over the catalogue. */
async function stockedEverywhere(tx: Tx): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select product_id as item, warehouse_id as warehouse, quantity from (
      select s.product_id, s.warehouse_id, s.quantity,
        row_number() over (partition by s.warehouse_id order by p.part_code) as n
      from stock s join products p on p.id = s.product_id where s.quantity >= 5
    ) as stocked where n % 5 = 2 and n <= 150 order by n, warehouse_id`.execute(tx);
  return rows;
}

const times = {
  approve: 'approvedAt',
  ship: 'shippedAt',
  receive: 'receivedAt',
  short: 'receivedAt',
} as const;

export const demoTransfers: DemoPart = {
  title: 'transfers between warehouses',
  async fill(tx) {
    const clerk = await demoActor(tx, 'warehouse_staff');
    const manager = await demoActor(tx, 'warehouse_manager');
    const places = await stockedEverywhere(tx);
    const warehouses = [...new Set(places.map(({ warehouse }) => warehouse))];
    for (const [index, story] of stories.entries()) {
      const from = must(warehouses[index % warehouses.length]);
      const to = must(warehouses[(index + 1 + (index % 2)) % warehouses.length]);
      const goods = takeFrom(places, from, story.lines);
      if (goods.length === 0 || from === to) continue;
      await addTransfer(tx, { clerk, manager }, story, {
        ...inputOf(story, goods),
        fromWarehouse: from,
        toWarehouse: to,
      });
    }
  },
};

/** Takes each part only once, so that transfers do not compete for the same stock. */
function takeFrom(places: Place[], from: string, count: number): Place[] {
  const chosen = places.filter(({ warehouse }) => warehouse === from).slice(0, count);
  for (const one of chosen) places.splice(places.indexOf(one), 1);
  return chosen;
}

const inputOf = ({ notes, priority = 'medium' }: Story, goods: readonly Place[]) => ({
  notes,
  priority,
  items: goods.map(({ item, quantity }, line) => ({ item, quantity: Math.min(2 + line, quantity) })),
});

/** Creates a transfer and takes its steps, each some hours after the one before. */
async function addTransfer(
  tx: Tx,
  { clerk, manager }: Record<'clerk' | 'manager', Actor>,
  { daysAgo, steps, said }: Story,
  input: NewTransfer,
): Promise<void> {
  const id = await createTransfer(tx, clerk, input, pastHour(daysAgo));
  const take: Record<Step, () => Promise<void>> = {
    approve: () => approveTransfer(tx, manager, id),
    reject: () => rejectTransfer(tx, manager, id, said),
    ship: () => shipTransfer(tx, clerk, id, { trackingNumber: `YE-${4100 + daysAgo}` }),
    receive: () => receiveTransfer(tx, clerk, id, {}),
    short: () => receiveTransfer(tx, clerk, id, { notes: said, items: lessOne(input) }),
    cancel: () => cancelTransfer(tx, manager, id, said),
  };
  for (const [index, step] of steps.entries()) {
    const at = pastHour(daysAgo, 3 * (index + 1));
    await take[step]();
    await happenedAt(tx, id, at);
    const time = step in times ? { [times[step as keyof typeof times]]: at } : {};
    await tx
      .updateTable('transfers')
      .set({ ...time, updatedAt: at })
      .where('id', '=', id)
      .execute();
  }
}

const lessOne = ({ items }: NewTransfer) =>
  items.map(({ item, quantity }, line) => ({ item, quantity: line === 0 ? quantity - 1 : quantity }));
