import { sql } from 'kysely';
import type { Proof } from './proof';

export const reservationProofs: readonly Proof[] = [
  {
    claim: 'a reservation that was taken was taken whole, by a sale',
    contradictions: sql`
      select id::text as what from reservations
      where status = 'taken' and (taken <> quantity or sale_id is null) or status <> 'taken' and taken = quantity`,
  },
  {
    claim: 'what was sold to somebody else than it was kept for was sold',
    contradictions: sql`
      select r.id::text as what from reservations r
      where r.status = 'broken' and not exists (
        select from sale_items i where i.sale_id = r.sale_id and i.product_id = r.product_id)`,
  },
];
