import { Account, Goods } from './ledger';
import { count, type Month } from './month';

interface Choice {
  kind: string | null;
  settings: Record<string, unknown>;
  warehouseColumns: Record<string, string>;
}
interface BroughtFile {
  _id: string;
  sheets: { place: number; choice: Choice }[];
}

const partsOfTheMonth = 36;
const words = ['فلتر زيت', 'فحمات أمامية', 'طرمبة ماء', 'دينمو شحن', 'كاوتش مقص', 'سير مكيف'];

/** Brings the catalogue of the old program with its stock in three warehouses, and the customers with what they owe. */
export async function moveIn(month: Month): Promise<void> {
  await bringParts(month);
  await bringCustomers(month);
}

async function bringParts(month: Month): Promise<void> {
  const { dice, ledger, staff, warehouses } = month;
  const stores = [warehouses.main, warehouses.ibb, warehouses.sanaa];
  const list = Array.from({ length: partsOfTheMonth }, (_, at) => {
    const price = (20 + dice.below(400)) * 10;
    return {
      partNumber: `MON-${String(1001 + at)}`,
      name: `${words[at % words.length]} الشهر ${at + 1}`,
      price,
      cost: Math.round(price * (0.5 + dice.below(15) / 100)),
      stock: stores.map((_store, place) => (place === 0 ? 150 : 60) + dice.below(50)),
    };
  });
  const lines = list.map(({ partNumber, name, cost, price, stock }) =>
    [partNumber, name, (cost / 100).toFixed(2), (price / 100).toFixed(2), ...stock].join(','),
  );
  const heading = 'رقم القطعة,اسم الصنف,سعر التكلفة,سعر البيع,مخزن 1,مخزن 2,مخزن 3';
  await bring(month, 'أصناف.csv', [heading, ...lines], 'parts', {
    4: warehouses.main,
    5: warehouses.ibb,
    6: warehouses.sanaa,
  });
  const found = await staff.admin.read<{ _id: string; partNumber: string }[]>('/products?q=MON-&limit=100');
  for (const { cost, stock, ...facts } of list) {
    const id = found.find(({ partNumber }) => partNumber === facts.partNumber)?._id;
    if (!id) throw new Error(`${facts.partNumber} was not brought in`);
    const goods = new Goods({ id, ...facts });
    ledger.open(goods, Object.fromEntries(stores.map((store, at) => [store, stock[at] ?? 0])), cost * 10_000);
  }
  count(month, 'moving in');
}

async function bringCustomers(month: Month): Promise<void> {
  const { dice, ledger, staff } = month;
  const list = Array.from({ length: 12 }, (_, at) => ({
    name: `عميل الشهر رقم ${String.fromCodePoint(0x0623 + at)}${at + 1}`,
    phone: `7712345${String(10 + at)}`,
    owed: dice.chance(0.6) ? (1 + dice.below(90)) * 100 : 0,
  }));
  await bring(
    month,
    'عملاء.csv',
    [
      'اسم العميل,رقم الجوال,عليه,له',
      ...list.map(({ name, phone, owed }) =>
        [name, phone, owed ? (owed / 100).toFixed(2) : '', ''].join(','),
      ),
    ],
    'customers',
  );
  const found = await staff.admin.read<{ _id: string; name: string; version: number }[]>(
    `/customers?limit=100&q=${'عميل الشهر'}`,
  );
  for (const { name, owed } of list) {
    const { _id: id = '', version } = found.find((one) => one.name === name) ?? {};
    if (!id) throw new Error(`${name} was not brought in`);
    await staff.admin.ask('PUT', `/customers/${id}`, { creditLimit: 100_000, version });
    const customer = new Account(id, name);
    if (owed) {
      customer.owe(owed);
      customer.enter(-owed);
      ledger.books.post('customerOpening', { customers: owed, openingBalances: -owed });
    }
    ledger.customers.push(customer);
  }
}

async function bring(
  { staff }: Month,
  name: string,
  lines: readonly string[],
  kind: string,
  warehouseColumns: Record<string, string> = {},
): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([`\uFEFF${lines.join('\r\n')}`], { type: 'text/csv' }), name);
  const file = await staff.admin.ask<BroughtFile>('POST', '/moving-in/files', form);
  const [sheet] = file.sheets;
  if (sheet?.choice.kind !== kind) throw new Error(`${name} is taken for ${sheet?.choice.kind}`);
  await staff.admin.ask('PUT', `/moving-in/files/${file._id}/sheets/${sheet.place}`, {
    ...sheet.choice,
    warehouseColumns,
    settings: { ...sheet.choice.settings, currency: 'USD' },
  });
  await staff.admin.ask('POST', `/moving-in/files/${file._id}/bring`, {});
}
