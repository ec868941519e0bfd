import { RescuedSale } from '@turoos/contract';
import { acknowledged, openRescue } from '@turoos/till';
import { beforeEach, expect, it } from 'vitest';
import { aSale, fakeTill, idOf, secret } from '../../../test/fake-till';
import { kept } from './empty-till';
import { sealUnsent } from './rescue-file';
import { changeOutbox, keepSale, readOutbox } from './stored-outbox';

beforeEach(fakeTill);

it('contains the sales that were not sent, as the server reads them, and they still wait', async () => {
  for (const number of [1, 2, 3]) await keepSale(aSale(number));
  await changeOutbox((outbox) => acknowledged(outbox, idOf(1), {} as never));
  expect(kept(await readOutbox())).toHaveLength(2);
  const file = await (await sealUnsent({ code: 'K3', secret })).text();
  const opened = await openRescue(secret, file);
  const sales = 'sales' in opened ? opened.sales.map((sale) => RescuedSale.parse(sale)) : [];
  expect(sales.map(({ number, grandTotal }) => [number, grandTotal])).toEqual([
    ['K3-000002', 900],
    ['K3-000003', 900],
  ]);
  const outbox = await readOutbox();
  expect(outbox.entries.map(({ status }) => status)).toEqual(['acknowledged', 'waiting', 'waiting']);
  expect(kept(outbox)).toEqual([]);
});

it('leaves no sale out that this version of the app cannot write', async () => {
  await keepSale(aSale(1, { grandTotal: 'later form' as never }));
  const opened = await openRescue(secret, await (await sealUnsent({ code: 'K3', secret })).text());
  expect(opened).toMatchObject({ sales: [{ number: 'K3-000001', grandTotal: 'later form' }] });
});
