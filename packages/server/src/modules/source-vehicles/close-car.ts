import { exact, type CloseTeardown } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { readTill, takeCash, type Till } from '../cash';
import { costOnCar, isOnCar, lockOpen, touch } from './lock-teardown';
import { sourceOf } from './source-of';
import { noteStep } from './steps';

/** Ends taking a car apart: what is left is sold by weight, and what that does not bring of its cost is a loss. */
export async function closeCar(
  tx: Tx,
  user: Actor,
  vehicleId: string,
  { version, weight, note = '', ...price }: CloseTeardown,
): Promise<void> {
  const till = await readTill(tx, user, price.drawer ? { accountId: price.drawer } : {});
  const teardown = await lockOpen(tx, vehicleId, version);
  const amount = scrapAmount(till, weight, price);
  const sold = amount > 0 ? takeCash(till, { ...price, amount }) : undefined;
  const { cents = 0 } = sold ?? {};
  const value = costOnCar(teardown);
  await noteStep(tx, user, vehicleId, 'close', teardown.pieces);
  await tx
    .updateTable('teardownPieces')
    .set({ status: 'scrapped' })
    .where('vehicleId', '=', vehicleId)
    .where('status', '=', 'on_car')
    .execute();
  await touch(tx, vehicleId, {
    status: 'closed',
    scrapWeight: weight,
    ...(sold && {
      scrapCurrency: sold.currency,
      scrapAmount: sold.amount,
      scrapCents: sold.cents,
      scrapAccountId: sold.accountId,
    }),
  });
  await recordChange(tx, user, {
    action: 'source-vehicle.close',
    entity: 'source-vehicles',
    entityId: vehicleId,
    after: {
      pieces: teardown.pieces.filter(isOnCar).map(({ name, cost }) => ({ name, cost })),
      weight,
      pricePerKg: price.pricePerKg,
      currency: price.currency,
      amount: cents,
      lost: value - cents,
      note,
    },
  });
  await postJournal(tx, {
    kind: 'teardownEnd',
    figures: { value, loss: value - cents },
    money: sold?.moves.map((move) => ({ ...move, note })),
    usdToYer: till.rates.usdToYer,
    source: await sourceOf(tx, vehicleId),
    note,
    userId: user.id,
  });
}

/** Returns what the scrap brings, rounded to what the currency has. */
function scrapAmount(
  { currencies }: Till,
  weight: number,
  { pricePerKg, currency }: Pick<CloseTeardown, 'pricePerKg' | 'currency'>,
): number {
  return exact(weight)
    .times(pricePerKg)
    .round(currencies.get(currency)?.decimals ?? 2);
}
