import {
  conflict,
  foldCode,
  notFound,
  priceTierTexts,
  productTexts,
  ruleBroken,
  type PartChanges,
  type TierPrice,
} from '@turoos/contract';
import { sql } from 'kysely';
import { jsonb } from '../../db/jsonb';
import { orLinkBroken, orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { findOrCreateCategory } from '../categories';
import { addCatalogueWords } from '../part-words';
import { findUnit } from '../units';
import { categoryName, fitmentYears, linkedId, partColumns } from './part-fields.rules';

/** Returns the columns these changes affect, with a category passed by name resolved to its id. */
export async function resolveColumns(tx: Tx, user: Actor, changes: PartChanges) {
  const category = categoryName(changes.category);
  const categoryId =
    changes.categoryId === undefined && category
      ? await findOrCreateCategory(tx, user, { category, subCategory: changes.subCategory ?? undefined })
      : changes.categoryId;
  const unit = changes.unit && (await findUnit(tx, codeOf(changes.unit))).code;
  return {
    ...partColumns(changes),
    ...(unit && { unit }),
    ...(categoryId !== undefined && { categoryId }),
    ...(changes.specifications && { specifications: jsonb(changes.specifications) }),
    ...(changes.tierPrices && { tierPrices: jsonb(await knownTiers(tx, changes.tierPrices)) }),
    ...(changes.priceBreaks && { priceBreaks: jsonb(changes.priceBreaks) }),
  };
}

/** Throws when there is no such tier; holds the tiers, so that none is deleted before the part has its price. */
async function knownTiers(tx: Tx, prices: TierPrice[]): Promise<TierPrice[]> {
  if (prices.length === 0) return prices;
  const found = await tx
    .selectFrom('priceTiers')
    .select('id')
    .where(
      'id',
      'in',
      prices.map(({ tier }) => tier),
    )
    .forKeyShare()
    .execute();
  if (found.length < prices.length) throw notFound(priceTierTexts.notFound);
  return prices;
}

const codeOf = (unit: NonNullable<PartChanges['unit']>) => (typeof unit === 'string' ? unit : unit.code);

/**
 * Throws when a number or barcode is taken; they are compared without dashes, so two spellings are one part.
 */
export async function assertNumbersFree(tx: Tx, changes: PartChanges, ownId?: string): Promise<void> {
  const { partNumber, barcode } = changes;
  const others = tx
    .selectFrom('products')
    .select('id')
    .$if(ownId !== undefined, (query) => query.where('id', '<>', ownId as string));
  if (partNumber && (await others.where('partCode', '=', foldCode(partNumber)).executeTakeFirst()))
    throw conflict(productTexts.partNumberTaken(partNumber));
  const code = barcode && foldCode(barcode);
  if (code && (await others.where(sql`turoos_code(barcode)`, '=', code).executeTakeFirst()))
    throw conflict(productTexts.barcodeTaken(barcode));
}

/** Awaits the write of a part and words what the database refuses. */
export const orRefused = <T>({ partNumber = '', barcode = '' }: PartChanges, write: Promise<T>): Promise<T> =>
  orLinkBroken(
    orTaken(write, (index) =>
      conflict(
        index === 'products_barcode_key'
          ? productTexts.barcodeTaken(barcode)
          : productTexts.partNumberTaken(partNumber),
      ),
    ),
    () => notFound('المستودع أو الفئة أو القطعة البديلة غير موجودة'),
  );

/** Throws when a part would be replaced by itself, directly or through others. */
export async function assertNoCircle(tx: Tx, id: string, changes: PartChanges): Promise<void> {
  const successor = linkedId(changes.replacedBy);
  if (!successor) return;
  const { rows } = await sql`
    with recursive chain as (
      select id, replaced_by_id from products where id = ${successor}
      union select p.id, p.replaced_by_id from products p join chain on p.id = chain.replaced_by_id)
    select from chain where id = ${id}`.execute(tx);
  if (rows.length) throw ruleBroken('لا يمكن أن تحل القطعة محل نفسها');
}

/** Replaces the part's numbers and fitments as whole lists; a list not passed in is left alone. */
export async function writeLists(tx: Tx, productId: string, changes: PartChanges): Promise<void> {
  await writeNumbers(tx, productId, 'oem', changes.oemNumbers);
  await writeNumbers(tx, productId, 'alternative', changes.alternativeNumbers);
  if (changes.vehicleCompatibility) {
    await tx.deleteFrom('productFitments').where('productId', '=', productId).execute();
    const fitments = changes.vehicleCompatibility.map((fitment) => ({
      productId,
      make: fitment.make,
      model: fitment.model,
      engine: fitment.engine,
      ...fitmentYears(fitment),
    }));
    if (fitments.length) await tx.insertInto('productFitments').values(fitments).execute();
  }
  await sql`select refresh_search_text(array[${productId}::uuid])`.execute(tx);
  await addCatalogueWords(tx, [productId]);
}

async function writeNumbers(
  tx: Tx,
  productId: string,
  kind: 'oem' | 'alternative',
  numbers: string[] | undefined,
): Promise<void> {
  if (!numbers) return;
  await tx.deleteFrom('productNumbers').where('productId', '=', productId).where('kind', '=', kind).execute();
  const rows = [...new Set(numbers)].map((number) => ({ productId, kind, number }));
  if (rows.length) await tx.insertInto('productNumbers').values(rows).execute();
}
