import { CountedShortage, type OfflineSaleDetail } from '@turoos/contract';
import { z } from 'zod';

type Shelves = OfflineSaleDetail['shelves'];

const missing = 'اكتب الكمية الفعلية لكل قطعة في مستودع واحد على الأقل';

/** The counted quantities, in the order of the shelves; a shelf that nobody counted stays empty. */
export const countedForm = (shelves: Shelves) =>
  z.object({
    counted: z
      .array(z.number().nullable())
      .refine(
        (counted) =>
          shelves.every(({ product }) =>
            shelves.some((shelf, index) => shelf.product === product && counted[index] !== null),
          ),
        missing,
      ),
    note: CountedShortage.shape.note,
  });

/** Returns what the server corrects: the shelves that were counted. */
export const countsOf = (shelves: Shelves, counted: readonly (number | null)[]): CountedShortage['counts'] =>
  shelves.flatMap(({ product, warehouse }, index) => {
    const quantity = counted[index] ?? null;
    return quantity === null ? [] : [{ product, warehouse: warehouse._id, quantity }];
  });
