import { sql, type RawBuilder } from 'kysely';

/** What a piece in stock counts as, wherever stock is valued: what it cost, or what it sells for where that is not known. */
export const unitValue = (cost: RawBuilder<unknown>, sellingPrice: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`case when ${cost} > 0 then ${cost} else ${sellingPrice} end`;
