import type { Tx } from '../../db/transaction';
import type { PricedLine } from './quotation.rules';

/** Writes the lines of a quotation that has none. */
export async function writeLines(tx: Tx, quotationId: string, lines: readonly PricedLine[]): Promise<void> {
  await tx
    .insertInto('quotationLines')
    .values(lines.map(({ title }, position) => ({ quotationId, position, title })))
    .execute();
  await tx
    .insertInto('quotationAlternatives')
    .values(
      lines.flatMap(({ alternatives }, line) =>
        alternatives.map((alternative, position) => ({
          quotationId,
          line,
          position,
          productId: alternative.productId,
          name: alternative.name,
          partNumber: alternative.partNumber,
          kind: alternative.kind,
          quantity: alternative.quantity,
          price: alternative.price,
          total: alternative.total,
          priceYer: alternative.priceYer,
          totalYer: alternative.totalYer,
          listPrice: alternative.listPrice,
        })),
      ),
    )
    .execute();
}
