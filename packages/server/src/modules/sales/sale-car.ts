import { knownMake, knownModel, type SaleCar } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { sendWithoutWaiting, type Tx } from '../../db/transaction';

/** Gives a car its usual names, so that «كامري» and «Camry» are one. */
export function usualCar({ make, model, ...car }: SaleCar): SaleCar {
  const known = knownModel(model);
  const usual = knownMake(make) ?? make;
  return known && known.make === usual ? { ...car, ...known } : { ...car, make: usual, model };
}

/** Notes for which car a sale is; null removes the note. Returns the car as it is noted. */
export async function noteCar(tx: Tx, saleId: string, car: SaleCar | null): Promise<SaleCar | null> {
  if (!car) {
    await sendWithoutWaiting(tx, tx.deleteFrom('saleCars').where('saleId', '=', saleId).execute());
    return null;
  }
  const { make, model, year, vin = '' } = usualCar(car);
  const noted = tx
    .insertInto('saleCars')
    .values({ saleId, make, model, year, vin })
    .onConflict((row) => row.column('saleId').doUpdateSet({ make, model, year, vin }))
    .execute();
  await sendWithoutWaiting(tx, noted);
  return { make, model, year, vin };
}

export async function readCar(db: Db, saleId: string): Promise<SaleCar | null> {
  const car = await db
    .selectFrom('saleCars')
    .select(['make', 'model', 'year', 'vin'])
    .where('saleId', '=', saleId)
    .executeTakeFirst();
  return car ?? null;
}

const mostCars = 10;
/** So many of a customer's last sales are looked through for cars. */
const lookedThrough = 200;

/** Returns the cars that a customer bought parts for, the last one first. */
export async function carsOfCustomer(db: Db, customerId: string): Promise<SaleCar[]> {
  const { rows } = await sql<SaleCar>`
    select make, model, year, vin from (
      select distinct on (c.make, c.model, c.year) c.make, c.model, c.year, c.vin, s.id
      from (select id from sales where customer_id = ${customerId} order by created_at desc limit ${sql.lit(lookedThrough)}) s
      join sale_cars c on c.sale_id = s.id order by c.make, c.model, c.year, s.id desc
    ) as cars order by id desc limit ${sql.lit(mostCars)}`.execute(db);
  return rows;
}
