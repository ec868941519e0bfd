import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { Named } from '../kernel/named';
import { list } from '../kernel/reply';
import { Id } from '../kernel/text';

/** The most parts that are asked about at once, which fit an address. */
export const mostSoughtElsewhere = 100;

/** Ids of parts, separated by commas. */
const Parts = z
  .string()
  .max(4000)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(Id).max(mostSoughtElsewhere));

/** The branches that have a part; how many they have is not told. */
const HeldElsewhere = z.object({
  product: Id,
  // a schema of its own, because the one of a transfer's end would load the transfers at the counter
  branches: z.array(Named),
});

/** Answers users of some warehouses, in a shop whose owner allows it; all other users get an empty list. */
export const elsewhereApi = defineApi({
  list: {
    method: 'GET',
    path: '/elsewhere',
    access: 'products:read',
    summary: 'أسماء الفروع الأخرى التي فيها قطع (parts، معرفات بينها فواصل) دون كمياتها، إن سمح المتجر بذلك',
    query: z.object({ parts: Parts }),
    reply: list(HeldElsewhere),
  },
});
