import type { Db } from '../db/connect';
import { generateCustomers } from './generate-customers';
import { generateMovements } from './generate-movements';
import { generateParts } from './generate-parts';
import { generatePurchases } from './generate-purchases';
import { generateSales } from './generate-sales';
import { generateUsers } from './generate-users';

/** Creates a number of records of one kind, fast enough for a million. */
export interface Generator {
  /** Its command line option: --users 1000. */
  option: string;
  run(db: Db, count: number): Promise<void>;
}

/** In the order of their dependencies. */
export const generators: readonly Generator[] = [
  { option: 'users', run: generateUsers },
  { option: 'parts', run: generateParts },
  { option: 'customers', run: generateCustomers },
  { option: 'purchases', run: generatePurchases },
  { option: 'movements', run: generateMovements },
  { option: 'sales', run: generateSales },
];
