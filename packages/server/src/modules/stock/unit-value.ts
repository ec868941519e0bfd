import { sql, type RawBuilder } from 'kysely';

/** The value of a unit in all stock valuations: its cost, or its selling price where the cost is unknown. */
export const unitValue = (cost: RawBuilder<unknown>, sellingPrice: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`case when ${cost} > 0 then ${cost} else ${sellingPrice} end`;
