import { adenDay } from '@turoos/contract';
import type { Dice } from '../fuzz/dice';
import { demoPassword } from '../sign-in-as';
import type { ShopProcess } from '../torture/shop-process';
import { Account, codes, MonthLedger, toUnits } from './ledger';
import type { Clerk, Month, Staff } from './month';
import { Person, type Made } from './person';

interface MoneyAccount extends Made {
  kind: 'drawer' | 'safe' | 'bank' | 'exchanger';
  balances: { currency: string; amount: number; value: number }[];
}

const ofTheSample = [
  'super_admin',
  'admin',
  'manager',
  'sales_manager',
  'warehouse_manager',
  'accountant',
  'sales_staff',
  'warehouse_staff',
  'viewer',
  'branch_staff',
];

/** Reads who and what is there, makes the people of the branches, the drawers and the suppliers of the month. */
export async function setUp(shop: ShopProcess, dice: Dice): Promise<Month> {
  const { url } = shop;
  const owner = new Person(url, 'super_admin');
  const stores = await owner.read<{ _id: string; code: string }[]>('/warehouses?limit=50');
  const store = (code: string) => stores.find((one) => one.code === code)?._id ?? '';
  const warehouses = { main: store('TZ-01'), ibb: store('IB-01'), sanaa: store('SN-01') };
  const bound: [string, string, string][] = [
    ['keeper_ibb', 'warehouse_manager', warehouses.ibb],
    ['keeper_sanaa', 'warehouse_manager', warehouses.sanaa],
    ['clerk_sanaa', 'sales_staff', warehouses.sanaa],
  ];
  for (const [username, role, warehouse] of bound)
    await owner.ask('POST', '/users', {
      username,
      role,
      name: `موظف ${username}`,
      password: demoPassword,
      warehouses: [warehouse],
    });
  const names = [...ofTheSample, ...bound.map(([username]) => username)];
  const staff = Object.fromEntries(names.map((name) => [name, new Person(url, name)])) as Staff;

  const ledger = new MonthLedger();
  const accounts = await owner.read<MoneyAccount[]>('/money/accounts');
  for (const { _id, balances } of accounts)
    for (const { currency, amount, value } of balances)
      ledger.books.money.set(`${_id} ${currency}`, {
        units: toUnits(currency, amount),
        cents: Math.round(value * 100),
      });
  const first = (kind: MoneyAccount['kind']) => accounts.find((one) => one.kind === kind)?._id ?? '';
  for (const name of ['مؤسسة الشهر الأولى', 'مؤسسة الشهر الثانية', 'تاجر الهياكل']) {
    const { _id } = await staff.manager.ask('POST', '/suppliers', {
      name,
      contactPerson: 'صالح',
      phone: '733445566',
      city: 'تعز',
    });
    ledger.suppliers.push(new Account(_id, name));
  }
  return {
    shop,
    dice,
    ledger,
    staff,
    warehouses,
    clerks: await drawersFor(staff, warehouses),
    places: { safe: first('safe'), bank: first('bank'), exchanger: first('exchanger') },
    categories: await owner.read('/expense-categories'),
    counted: new Set(),
    date: adenDay(),
    done: new Map(),
  };
}

/** Three clerks with a drawer each, one of them in a branch, and one of another branch who sells without a shift. */
async function drawersFor(staff: Staff, { main, ibb, sanaa }: Month['warehouses']): Promise<Clerk[]> {
  const drawer = async (name: string, branch: string | null) => {
    const made = await staff.accountant.ask('POST', '/drawers', { name, branch, currencies: codes });
    return made._id;
  };
  const shift = undefined;
  return [
    { person: staff.sales_manager, place: main, drawer: await drawer('صندوق الشهر أ', null), shift },
    { person: staff.sales_staff, place: main, drawer: await drawer('صندوق الشهر ب', null), shift },
    { person: staff.branch_staff, place: ibb, drawer: await drawer('صندوق الشهر إب', ibb), shift },
    { person: staff.clerk_sanaa, place: sanaa, drawer: undefined, shift },
  ];
}
