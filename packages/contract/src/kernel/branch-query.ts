import { z } from 'zod';
import { Id } from './text';

/** The warehouse (branch) whose figures are wanted; the whole shop's without it. */
export const BranchQuery = z.object({ warehouse: Id.optional() });
export type BranchQuery = z.output<typeof BranchQuery>;
