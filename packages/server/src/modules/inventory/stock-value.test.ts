import type { ReportResult } from '@turoos/contract';
import { expect, it } from 'vitest';
import { aMadeReport } from '../../../test/inventory-reports';
import { useTransfers } from '../../../test/transfers';
import { forgetAnswers } from '../../kernel/cache-until-change';

const { shop, places, call, stocked, inState } = useTransfers();

const read = async (path: string) => {
  forgetAnswers(shop.live);
  const reply = await call('GET', path);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const there = ({ totalQuantity, totalValue }: { totalQuantity: number; totalValue: number }) => ({
  totalQuantity,
  totalValue,
});
const together = (found: { totalQuantity: number; totalValue: number }[]) => ({
  totalQuantity: found.reduce((sum, { totalQuantity }) => sum + totalQuantity, 0),
  totalValue: found.reduce((sum, { totalValue }) => sum + totalValue, 0),
});

/** Reads the stock's value from every endpoint that reports it. */
async function valued() {
  const warehouses = [places.from, places.to];
  const each = (path: (id: string) => string) => Promise.all(warehouses.map((id) => read(path(id))));
  return [
    there(await read('/inventory/stats')),
    there((await read('/owner-report/inventory-insights')).inventoryValue),
    together(await each((id) => `/inventory/stats?warehouse=${id}`)),
    together((await each((id) => `/warehouses/${id}/inventory`)).map(({ stats }) => stats)),
  ];
}

/** Returns the total value of a report in cents. */
async function reported(type: string) {
  const { _id: id } = await aMadeReport(shop, await shop.person('manager'), { type });
  const { summary }: ReportResult = await read(`/inventory-reports/${id}/result`);
  return summary.filter(({ kind }) => kind === 'usd').flatMap(({ label, value }) => [label, value]);
}

it('the stock has the same value everywhere, also with goods in transit, without a cost, or of an inactive part', async () => {
  const moved = await stocked(10, { cost: 300 });
  await stocked(5, { cost: 0, sellingPrice: 200 });
  const away = await stocked(2, { cost: 700 });
  for (const value of await valued()) expect(value).toEqual({ totalQuantity: 17, totalValue: 54 });

  await inState('in_transit', [{ item: moved, quantity: 4 }]);
  for (const value of await valued()) expect(value).toEqual({ totalQuantity: 13, totalValue: 42 });
  expect(await read('/inventory/stats')).toMatchObject({ inTransitItems: 1, inTransitValue: 12 });

  for (const type of ['inventory_summary', 'warehouse_report'])
    expect(await reported(type), type).toEqual(['إجمالي القيمة', 4200]);

  expect((await call('DELETE', `/products/${away}`)).statusCode).toBe(200);
  for (const value of await valued()) expect(value).toEqual({ totalQuantity: 13, totalValue: 42 });
});
