import { fold, yearRuns, type AcceptedFit, type DismissedFit } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { addFitments, readPart, unfitPart } from '../products';

/** Makes a suggestion a fact: the part gets a fitment for the car, or, where it came back, loses it. */
export async function acceptFit(tx: Tx, user: Actor, accepted: AcceptedFit): Promise<void> {
  const { kind, product, make, model, years } = accepted;
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
