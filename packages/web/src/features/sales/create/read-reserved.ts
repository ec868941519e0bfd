import { ReservedForOther } from '@turoos/contract';
import { z } from 'zod';

/** Returns the reservations that a refusal to sell names. */
export const readReserved = (named: unknown): ReservedForOther[] =>
  z.array(ReservedForOther).safeParse(named).data ?? [];
