import {
  AppError,
  counted,
  notFound,
  nouns,
  oddPrice,
  priceChangeBlocked,
  productTexts,
  receiptTexts,
  ruleBroken,
  texts,
  unconfirmed,
  wholeCents,
  type ChangedPart,
  type ManyPartChanges,
} from '@turoos/contract';
import { sql } from 'kysely';
import { orLinkBroken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChanges } from '../../kernel/audit';

type Changes = ManyPartChanges['changes'];
type Before = { id: string; name: string; version: number; sellingPrice: number; categoryId: string | null };

/** Names in a question about many parts. */
const MOST_NAMED = 5;

/**
 * Changes prices and categories of several parts: all of them, or none if one was changed since it was read. Prices
 * below the cost need a confirmation.
 */
export async function updateParts(
  tx: Tx,
  user: Actor,
  { changes, confirm = false }: ManyPartChanges,
): Promise<ChangedPart[]> {
  const before = await lockParts(tx, changes);
  for (const { id, sellingPrice } of changes) {
    const part = before.get(id);
    const reason =
      part && sellingPrice !== undefined && priceChangeBlocked(part.sellingPrice, sellingPrice, confirm);
    if (reason) throw ruleBroken(`«${part.name}»: ${reason}`, { product: id });
  }
  if (!confirm) await assertUsual(tx, changes, before);
  const changed = await writeChanges(tx, changes);
  if (changes.some(({ categoryId }) => categoryId !== undefined))
    await sql`select refresh_search_text(${changes.map(({ id }) => id)}::uuid[])`.execute(tx);
  await recordChanges(
    tx,
    user,
    { action: 'product.update', entity: 'products' },
    changes.map((change) => entryOf(change, before.get(change.id))),
  );
  return changed;
}

/** Throws a question that names the parts whose new price is below their cost. */
async function assertUsual(tx: Tx, changes: Changes, before: Map<string, Before>): Promise<void> {
  const prices = new Map(
    changes.flatMap(({ id, sellingPrice }) =>
      sellingPrice === undefined ? [] : [[id, sellingPrice] as const],
    ),
  );
  if (prices.size === 0) return;
  const costs = await tx
    .selectFrom('stockTotals')
    .select(['productId', 'cost'])
    .where('productId', 'in', [...prices.keys()])
    .execute();
  const odd = costs.flatMap(({ productId, cost }) => {
    const part = before.get(productId);
    const price = prices.get(productId);
    if (!part || price === undefined) return [];
    const why = oddPrice({ cost: wholeCents(cost), priceBefore: part.sellingPrice }, price);
    return why ? [`${part.name} (${why})`] : [];
  });
  if (odd.length === 0) return;
  const rest = odd.length - MOST_NAMED;
  const named = odd.slice(0, MOST_NAMED).join('، ');
  throw unconfirmed(
    receiptTexts.oddPrices(rest > 0 ? `${named}، ومعها ${counted(rest, nouns.product)}` : named),
  );
}

/** Locks the parts in the order of their ids, as every other change of several parts does. */
async function lockParts(tx: Tx, changes: Changes): Promise<Map<string, Before>> {
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'name', 'version', 'sellingPrice', 'categoryId'])
    .where(
      'id',
      'in',
      changes.map(({ id }) => id),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const before = new Map(rows.map((row) => [row.id, row]));
  const missing = changes.find(({ id }) => !before.has(id));
  if (missing) throw notFound(productTexts.notFound);
  const stale = changes.filter(({ id, version }) => before.get(id)?.version !== version);
  if (stale.length > 0)
    throw new AppError('STALE_VERSION', texts.changedMeanwhile, { products: stale.map(({ id }) => id) });
  return before;
}

async function writeChanges(tx: Tx, changes: Changes): Promise<ChangedPart[]> {
  const { rows } = await orLinkBroken(
    sql<{ id: string; version: number }>`
      update products p set
        selling_price = coalesce(c.price, p.selling_price),
        category_id = case when c.moves then c.category else p.category_id end,
        version = p.version + 1, updated_at = now()
      from unnest(
        ${changes.map(({ id }) => id)}::uuid[],
        ${changes.map(({ sellingPrice }) => sellingPrice ?? null)}::bigint[],
        ${changes.map(({ categoryId }) => categoryId !== undefined)}::boolean[],
        ${changes.map(({ categoryId }) => categoryId ?? null)}::uuid[]) as c (id, price, moves, category)
      where p.id = c.id returning p.id, p.version`.execute(tx),
    () => notFound(productTexts.noCategory),
  );
  return rows.map(({ id, version }) => ({ _id: id, version }));
}

/** The audit entry of a part: only the fields that were passed in. */
function entryOf({ id, sellingPrice, categoryId }: Changes[number], before: Before | undefined) {
  const priced = sellingPrice !== undefined;
  const moved = categoryId !== undefined;
  const name = before?.name;
  return {
    entityId: id,
    before: {
      name,
      ...(priced && { sellingPrice: before?.sellingPrice }),
      ...(moved && { categoryId: before?.categoryId }),
    },
    after: { name, ...(priced && { sellingPrice }), ...(moved && { categoryId }) },
  };
}
