import { z } from 'zod';
import { BranchQuery } from '../kernel/branch-query';
import { defineApi } from '../kernel/endpoint';
import { RialsSum, Usd } from '../kernel/money';
import { list } from '../kernel/reply';
import { Id } from '../kernel/text';
import { Unit } from '../units/units.schema';

/** The number of past days of a chart. */
export const PastDays = z.coerce.number().int().min(1).max(366).default(30);

const TopPart = z.object({
  _id: Id,
  name: z.string(),
  partNumber: z.string(),
  unit: Unit,
  quantity: z.number(),
  total: Usd,
  rials: RialsSum,
});
export type TopPart = z.output<typeof TopPart>;

/** The data of the dashboard's chart, in a module of its own because it is part of the first load. */
export const topPartsApi = defineApi({
  topParts: {
    method: 'GET',
    path: '/sales/top-parts',
    access: 'sales:read',
    summary: 'القطع الأكثر مبيعاً في الأيام الأخيرة',
    query: BranchQuery.extend({ days: PastDays, limit: z.coerce.number().int().min(1).max(50).default(10) }),
    reply: list(TopPart),
  },
});
