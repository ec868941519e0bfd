import { z } from 'zod';
import { Id } from '../kernel/text';

/** What a sale says of the quotation that it is made of; the whole sale sent back says only which one it was. */
export const SoldQuotation = z.object({ _id: Id, alternatives: z.array(Id).max(100).default([]) });
export type SoldQuotation = z.output<typeof SoldQuotation>;
