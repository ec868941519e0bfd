import { z } from 'zod';
import { Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { Id } from '../kernel/text';
import { Day } from '../kernel/time';
import { Unit } from '../units/units.schema';
import { movementClassNames, valueClassNames } from './ordering.status';

/** Stock of a part in one warehouse that has not been sold from there for long. */
export const DeadPart = z.object({
  /** The part's id and the warehouse's, joined. */
  _id: z.string(),
  product: Id,
  /** The version of the part's record, for a change of its price. */
  version: z.int(),
  name: z.string(),
  partNumber: z.string(),
  unit: Unit,
  warehouse: Named,
  quantity: z.number(),
  /** The money that lies in it. */
  value: Usd,
  unitCost: Usd,
  sellingPrice: Usd,
  /** The last sale from this warehouse; null if there never was one. */
  lastSold: Day.nullable(),
  /** What all warehouses sold in the last year. */
  soldInYear: z.number(),
  /** The warehouse that sells most of it, if another one does. */
  sellsIn: Named.extend({ sold: z.number(), quantity: z.number() }).nullable(),
  valueClass: z.enum(valueClassNames),
  movementClass: z.enum(movementClassNames),
});
export type DeadPart = z.output<typeof DeadPart>;

export const DeadStockSummary = z.object({
  count: z.int(),
  value: Usd,
  /** Those that another warehouse sells. */
  elsewhere: z.int(),
});
export type DeadStockSummary = z.output<typeof DeadStockSummary>;
