import { must } from '@turoos/contract';
import type { InsertObject } from 'kysely';
import { jsonb } from '../db/jsonb';
import type { DB } from '../db/schema';
import { nextNumber } from '../modules/counters';
import {
  given,
  fathers,
  families,
  workshops,
  titles,
  companies,
  places,
  prefixes,
  driverNotes,
  workshopNotes,
} from '../samples/people-names';
import type { DemoPart } from './demo-part';

const count = 300;
const dayLength = 86_400_000;
const since = 420;

const pick = <T>(list: readonly T[], at: number): T => must(list[at % list.length]);

type Row = Omit<InsertObject<DB, 'customers'>, 'customerCode'>;

const person = (at: number) =>
  `${pick(given, at * 7 + 3)} ${pick(fathers, at * 5 + Math.floor(at / 17))} ${pick(families, at * 3 + Math.floor(at / 13))}`;

function kindOf(at: number): Pick<Row, 'name' | 'creditLimit' | 'notes' | 'email'> {
  if (at % 7 === 3) {
    const [before, after] = pick(companies, Math.floor(at / 7));
    return {
      name: `${before} ${pick(families, Math.floor(at / 7))} ${after}`,
      creditLimit: pick([300_000, 500_000, 800_000], at),
      email: `accounts${at}@fleet.example`,
      notes: at % 3 ? 'تُرسل الفواتير إلى المحاسب نهاية الشهر' : '',
    };
  }
  if (at % 7 === 1 || at % 7 === 5)
    return {
      name: `${pick(workshops, at)} ${pick(titles, at + Math.floor(at / 7))}${at > 90 ? ` - ${pick(families, at)}` : ''}`,
      creditLimit: pick([150_000, 200_000, 250_000], at),
      email: at % 4 ? '' : `workshop${at}@garage.example`,
      notes: pick(workshopNotes, at),
    };
  return {
    name: person(at),
    creditLimit: pick([100_000, 30_000, 50_000, 0], at),
    email: '',
    notes: pick(driverNotes, Math.floor(at / 3)),
  };
}

const phone = (at: number) =>
  `${pick(prefixes, at * 5 + Math.floor(at / 8))}${String((at * 7919 + 104_729) % 1_000_000).padStart(6, '0')}`;

function customer(at: number): Row {
  const [city, street] = pick(places, at * 3 + Math.floor(at / 10));
  // most joined in the first months of the year, some every week since
  const daysAgo = Math.max(0, Math.round(since * (1 - at / count) ** 1.6) - 1);
  const joined = new Date(Date.now() - daysAgo * dayLength - (at % 9) * 3_600_000);
  return {
    ...kindOf(at),
    phone: phone(at),
    address: jsonb(at % 6 ? `${city}، ${street}` : { city, street }),
    loyaltyPoints: at % 3 ? 0 : (at * 37) % 900,
    isBlocked: at % 29 === 11,
    isActive: at % 41 !== 20,
    createdAt: joined,
    updatedAt: joined,
  };
}

/** Customers without debts, which come with the sales. */
export const demoCustomers: DemoPart = {
  title: 'three hundred customers',
  async fill(tx) {
    const rows: InsertObject<DB, 'customers'>[] = [];
    for (let at = 0; at < count; at++)
      rows.push({ ...customer(at), customerCode: await nextNumber(tx, 'CUSTOMER') });
    await tx.insertInto('customers').values(rows).execute();
  },
};
