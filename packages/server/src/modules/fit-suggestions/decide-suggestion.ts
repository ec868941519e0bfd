import { conflict, fitGone, fold, yearRuns, type AcceptedFit, type DismissedFit } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { findSuggestions } from './find-suggestions';
import { addFitments, readPart, unfitPart } from '../products';

/** Makes a suggestion a fact: the part gets a fitment for the car, or, where it came back, loses it. */
export async function acceptFit(tx: Tx, user: Actor, accepted: AcceptedFit): Promise<void> {
  const { kind, product, make, model, years } = accepted;
  await assertSuggested(tx, accepted);
  const fitmentsOf = async () => ({
    vehicleCompatibility: (await readPart(tx, product)).vehicleCompatibility,
  });
  const before = await fitmentsOf();
  if (kind === 'fits')
    await addFitments(
      tx,
      product,
      yearRuns(years).map((run) => ({ make, model, ...run, engine: '' })),
    );
  else for (const year of years) await unfitPart(tx, product, { make, model, year, engine: '' }, []);
  const after = await fitmentsOf();
  await recordChange(tx, user, {
    action: 'product.accept-fit',
    entity: 'products',
    entityId: product,
    before,
    after,
  });
}

/** More than any part has. */
const mostOfPart = 1000;

/** Throws unless the sales support the suggestion now: somebody may have decided it, or goods came back since. */
async function assertSuggested(tx: Tx, { kind, product, make, model, years }: AcceptedFit): Promise<void> {
  await tx.selectFrom('products').select('id').where('id', '=', product).forNoKeyUpdate().execute();
  const { rows } = await findSuggestions(tx, { product, page: 1, limit: mostOfPart, sort: '-sold' });
  const isMade = rows.some(
    (one) =>
      one.kind === kind &&
      one.make === make &&
      one.model === model &&
      years.every((year) => one.years.includes(year)),
  );
  if (!isMade) throw conflict(fitGone);
}

/** Keeps a suggestion from being made again. */
export async function dismissFit(
  tx: Tx,
  user: Actor,
  { kind, product, make, model }: DismissedFit,
): Promise<void> {
  await readPart(tx, product);
  await tx
    .insertInto('fitDismissals')
    .values({ productId: product, make: fold(make), model: fold(model), kind })
    .onConflict((row) => row.doNothing())
    .execute();
  await recordChange(tx, user, {
    action: 'product.dismiss-fit',
    entity: 'products',
    entityId: product,
    after: { make, model },
  });
}
