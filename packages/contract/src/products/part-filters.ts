import { z } from 'zod';
import { flag, idFilter } from '../kernel/paging';

const year = z.coerce.number().int().min(1900).max(2200).optional();

/** The filters of a list of parts. */
export const partFilters = {
  category: z.string().trim().max(200).optional(),
  categoryId: idFilter,
  brand: z.string().trim().max(100).optional(),
  type: z.enum(['new', 'used']).optional(),
  warehouse: idFilter,
  status: z.enum(['all', 'in_stock', 'low_stock', 'out_of_stock']).optional(),
  isActive: flag.optional(),
  make: z.string().trim().max(60).optional(),
  model: z.string().trim().max(60).optional(),
  year,
};
