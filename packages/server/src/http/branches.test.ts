import { apis, branchTexts, cashTexts, type Api, type Endpoint } from '@turoos/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, Reply } from '../../test/app';
import { useBranches, type Made } from '../../test/branches';

/** Bears no meaning, so that an answer that contains it contains something of the other branch. */
const token = 'قزحلوط';
/** What lies of the common part in the other branch, or what is left of it. */
const farQuantity = /":73\d\d[,}\]]/;

/** Endpoints whose answers depend on what other branches do, with the reason; the token may be in none of them. */
const common: Record<string, string> = {
  'customers.list': 'the balance of a customer is common',
  'customers.statistics': 'the balance of a customer is common',
  'customers.get': 'the balance of a customer is common',
  'customers.ageing': 'the balance of a customer is common',
  'customers.transactions':
    'the statement adds up to the balance; entries of other branches have no document',
  'debtReminders.debtors': 'the balance of a customer is common',
  'palette.debtors': 'the balance of a customer is common',
  'reports.customers': 'the balance of a customer is common',
  'suppliers.list': 'the balance of a supplier is common',
  'suppliers.get': 'the balance of a supplier is common',
  'suppliers.transactions':
    'the statement adds up to the balance; entries of other branches have no document',
  'suppliers.ageing': 'the balance of a supplier is common',
  'users.profileActivities': 'what the reader did, which reading changes',
  'users.profileFigures': 'what the reader did, which reading changes',
};

const branches = useBranches();
const { there } = branches;
let spy: Person;
let near: Made;
let far: Made;
/** Whom all branches buy from. */
let supplier: string;
let before: Map<string, string>;
let after: Map<string, string>;
/** The same while the shop shows the names of other branches that have a part. */
let afterNamed: Map<string, string>;

const endpoints = Object.entries<Api>(apis).flatMap(([area, api]) =>
  Object.entries(api).map(([name, endpoint]) => ({ id: `${area}.${name}`, area, endpoint })),
);
/** What was walked, printed at the end. */
const walk: Record<string, number> = { endpoints: endpoints.length };
afterAll(() => console.table(walk));

/** The stream of news has no end, and only a till reads its copy. */
const readable = endpoints.filter(
  ({ id, endpoint }) =>
    endpoint.method === 'GET' &&
    endpoint.access !== 'public' &&
    !['live.events', 'till-copy.read'].includes(id),
);

beforeAll(async () => {
  const farPart = await branches.partIn(there.far, 'رديتر');
  const nearPart = await branches.partIn(there.near, 'دينمو');
  // with all rights, so that nothing but the warehouses limits what is seen
  spy = await branches.bound('super_admin', there.near);
  const [nearby, faraway, other] = [
    await branches.bound('super_admin', there.near),
    await branches.bound('super_admin', there.far),
    await branches.bound('manager', there.far),
  ];
  near = await branches.trade(nearby, there.near, 'قريب', nearPart);
  supplier = (await spy.call('GET', '/suppliers')).json().data[0]._id;
  before = await readAll();
  far = await branches.trade(faraway, there.far, token, farPart);
  await branches.trade(there.owner, there.far, `${token}2`, farPart);
  await branches.trade(other, there.far, `${token}3`, there.part);
  after = await readAll();
  walk['answers compared before and after trade in another branch'] = after.size;
  afterNamed = await readNamed();
}, 240_000);

/** Ids of the documents that were made in a branch, by the area of the endpoint that reads them. */
const idsBy = (made: Made): Record<string, string | undefined> => ({
  adjustments: made['adjustment'],
  'asked-parts': made['asked'],
  batches: made['batch'],
  counts: made['count'],
  purchases: made['purchase'],
  quotations: made['quotation'],
  reservations: made['reservation'],
  sales: made['sale'],
  scrap: made['scrap'],
  'source-vehicles': made['car'],
  transfers: made['transfer'],
});

const nobody = '01900000-0000-7000-8000-000000000000';

/** Fills the path of an endpoint with ids of a branch; undefined where no id belongs to one. */
function placeIn(area: string, { path }: Endpoint, made: Made, warehouse: string): string | undefined {
  const idOf = (name: string): string | undefined => {
    if (name === 'warehouseId' || path.startsWith('/inventory/warehouse/')) return warehouse;
    if (area === 'warehouses') return warehouse;
    if (name === 'locationId') return made['location'];
    if (path.startsWith('/drawers') || path.startsWith('/money/accounts')) return made['drawer'];
    if (path.startsWith('/shifts') || path.startsWith('/printing/shifts')) return made['shift'];
    if (path.startsWith('/expenses')) return made['expense'];
    if (path.startsWith('/printing/sales')) return made['sale'];
    if (path.startsWith('/sales/customer')) return undefined;
    return idsBy(made)[area];
  };
  const [name] = path.match(/(?<=:)\w+/) ?? [];
  const id = name && idOf(name);
  return id ? path.replace(/:\w+/g, id) : undefined;
}

/** The address of an endpoint with the id of a part, customer or supplier, which all branches share. */
function shared(area: string, { path }: Endpoint): string {
  const id = ['products', 'inventory', 'prices', 'vehicles'].includes(area) ? there.part : undefined;
  const who = area === 'customers' || path.includes('/customer/') ? there.customer : undefined;
  const seller = area === 'suppliers' ? supplier : undefined;
  return path.replace(/:\w+/g, id ?? who ?? seller ?? nobody);
}

/** What a reader asks for beyond the bare address, as far as the endpoint takes it. */
function queriesOf({ query, reply }: Endpoint): string[] {
  const takes = Object.keys(query?.shape ?? {});
  return [
    '',
    ...(reply.offersFile ? ['?format=csv'] : []),
    ...(takes.includes('q') ? [`?q=${encodeURIComponent(token)}`, '?q=INV'] : []),
    ...(takes.includes('code') ? ['?code=INV'] : []),
    ...(takes.includes('parts') ? [`?parts=${there.part}`] : []),
  ];
}

async function readAll(): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const { id, area, endpoint } of readable) {
    const path = placeIn(area, endpoint, near, there.near) ?? shared(area, endpoint);
    for (const query of queriesOf(endpoint))
      answers.set(`${id} ${query}`, textOf(await spy.call('GET', path + query)));
  }
  return answers;
}

async function readNamed(): Promise<Map<string, string>> {
  const show = (showElsewhere: boolean) => there.owner.call('PUT', '/settings', { store: { showElsewhere } });
  await show(true);
  const answers = await readAll();
  await show(false);
  return answers;
}

/** An answer without what is new in every answer. */
const textOf = ({ statusCode, body }: Reply): string =>
  `${statusCode} ${body}`
    .replace(/"(expiresIn|latency|now)":[^,}]+/g, '')
    .replace(/"(traceId|lastUsedAt|generatedAt|at)":"[^"]+"/g, '');

describe('what a bound user reads', () => {
  it('succeeds or is refused, whatever it is', () => {
    for (const [id, answer] of after) expect(answer, id).not.toMatch(/^5/);
  });

  it('is the same whatever happens in other branches', () => {
    for (const [id, answer] of before)
      if (!((id.split(' ')[0] ?? '') in common)) expect(after.get(id), id).toBe(answer);
  });

  it('contains nothing that was written in another branch, and no figure of its stock', () => {
    for (const [id, answer] of [...after, ...afterNamed]) {
      expect(answer.replaceAll(/"q":"[^"]*"/g, ''), id).not.toContain(token);
      expect(answer.match(/"(quantity|stock|available|currentStock)":73\d\d/)?.[0], id).toBeUndefined();
    }
  });

  it('contains no id of what was made in another branch', () => {
    const { product: _, ...hidden } = far;
    for (const [id, answer] of after)
      expect(
        Object.values(hidden).filter((made) => answer.includes(made)),
        id,
      ).toEqual([]);
  });

  it('differs by the names of branches alone, once the shop shows them', () => {
    const asked = `elsewhere.list ?parts=${there.part}`;
    expect(after.get(asked)).toContain('"data":[]');
    expect(afterNamed.get(asked)).toContain(JSON.stringify([{ _id: there.far, name: 'فرع إب' }]));
    const differing = [...after].filter(([id, answer]) => afterNamed.get(id) !== answer).map(([id]) => id);
    expect(differing.filter((id) => !id.startsWith('users.profile')).toSorted()).toEqual([
      asked,
      'settings.get ',
    ]);
  });

  it('contains what was made in the own branch', () => {
    expect(after.get('sales.list ')).toContain(near['sale']);
    expect(after.get('purchases.list ')).toContain(near['purchase']);
    expect(after.get('quotations.list ')).toContain(near['quotation']);
    expect(after.get('asked-parts.list ')).toContain(near['asked']);
    expect(after.get('cash.shifts ')).toContain(near['shift']);
  });
});

describe('what belongs to another branch', () => {
  const addressed = () =>
    endpoints.flatMap(({ id, area, endpoint }) => {
      const path = endpoint.access === 'public' ? undefined : placeIn(area, endpoint, far, there.far);
      return path ? [{ id, path, endpoint }] : [];
    });

  it('is not there for its ids, whatever is done to it', async () => {
    const walked = addressed();
    expect(walked.length).toBeGreaterThan(75);
    walk['addresses of the other branch, all not found'] = walked.length;
    for (const { id, path, endpoint } of walked) {
      const reply = await spy.call(endpoint.method, path, endpoint.method === 'GET' ? undefined : {});
      expect(reply.statusCode, `${id}: ${reply.body}`).toBe(404);
    }
  });

  it('cannot be named in a request: a warehouse is refused, and a document is not there', async () => {
    const writes = endpoints.filter(
      ({ endpoint }) => endpoint.method !== 'GET' && endpoint.access !== 'public' && !endpoint.upload,
    );
    walk['writes that name the other branch, all refused'] = writes.length;
    for (const { id, area, endpoint } of writes) {
      const path = shared(area, endpoint);
      const named = await spy.call(endpoint.method, path, { any: [{ thing: there.far }] });
      if (!endpoint.anyWarehouse && id !== 'auth.logout') expect(named.statusCode, id).toBe(403);
      const document = await spy.call(endpoint.method, path, { any: { thing: far['sale'] } });
      expect([403, 404], id).toContain(document.statusCode);
    }
    const asked = await spy.call('GET', `/inventory?warehouse=${there.far}`);
    expect([asked.statusCode, asked.json().message]).toEqual([403, branchTexts.otherWarehouse]);
  });
});

describe('what a bound user does', () => {
  const sale = (quantity: number) => ({
    items: [{ product: there.part, quantity }],
    paymentStatus: 'paid',
  });

  it('takes goods from the own branch only, and knows of no others', async () => {
    const elsewhere = await branches.stockIn(there.part, there.far);
    const tooMany = await spy.call('POST', '/sales', sale(21));
    expect(tooMany.statusCode).toBe(409);
    expect(tooMany.json().details).toMatchObject({ requested: 21, available: 20 });
    const sold = await spy.call('POST', '/sales', sale(15));
    expect(sold.json().data.warehouses).toEqual([{ _id: there.near, name: 'فرع تعز' }]);
    expect(await branches.stockIn(there.part, there.near)).toBe(5);
    expect(await branches.stockIn(there.part, there.far)).toBe(elsewhere);
  });

  it('is answered with the stock of the own branch', async () => {
    const replies = [
      await spy.call('PATCH', `/products/${there.part}/stock`, { quantity: 30, operation: 'set' }),
      await spy.call('PATCH', `/inventory/${there.part}/increase`, { quantity: 2 }),
      await spy.call('PATCH', `/inventory/${there.part}/decrease`, { quantity: 1 }),
      await spy.call('PUT', `/products/${there.part}`, { description: 'أصلية' }),
      await spy.call('PUT', `/inventory/${there.part}`, { quantity: 12 }),
    ];
    const quantities = replies.map((reply) => reply.json().data?.quantity);
    expect(quantities, replies.map(({ body }) => body).join('\n')).toEqual([30, 32, 31, 31, 12]);
    for (const { body } of replies) expect(body).not.toMatch(farQuantity);
    expect(await branches.stockIn(there.part, there.near)).toBe(12);
  });

  it('is answered with the figures of the own branch, whatever is written', async () => {
    const write = async (method: string, path: string, body?: object) => {
      const reply = await spy.call(method, path, body);
      expect(reply.statusCode, `${path}: ${reply.body}`).toBeLessThan(300);
      expect(reply.body, path).not.toMatch(farQuantity);
      return reply.json().data;
    };
    const part = there.part;
    const [{ quantity }] = await write('PUT', `/catalogue/pinned/${part}`);
    expect(quantity).toBe(12);
    const lines = [{ alternatives: [{ product: part, quantity: 1 }] }];
    const quoted = await write('POST', '/quotations', { name: 'ورشة', lines });
    expect(quoted.lines[0].alternatives[0].now.stock).toBe(12);
    await write('PUT', `/quotations/${quoted._id}`, { name: 'ورشة النور', lines, version: quoted.version });
    await write('POST', `/quotations/${quoted._id}/send`, {});
    const asked = await write('POST', '/asked-parts', { product: part });
    expect(asked.part).toMatchObject({ quantity: 12, free: 12 });
    const [kept] = await write('POST', '/reservations', {
      items: [{ product: part, quantity: 1 }],
      name: 'ورشة النور',
      until: new Date(Date.now() + 3_600_000).toISOString(),
    });
    expect(kept.part.stock).toBe(12);
    expect((await write('POST', `/reservations/${kept._id}/release`)).part.stock).toBe(12);
    const { data: suppliers } = (await spy.call('GET', '/suppliers')).json();
    const shown = (await spy.call('GET', `/suppliers/${suppliers[0]._id}`)).json().data;
    const {
      version: _,
      updatedAt: __,
      ...changed
    } = await write('PUT', `/suppliers/${shown._id}`, { notes: '' });
    expect(shown).toMatchObject(changed);
  });

  it('is not told the shelf of a main warehouse in another branch, and leaves it as it is', async () => {
    const shelf = { mainWarehouseId: there.far, shelf: 'ف-17' };
    await branches.shop.db.updateTable('products').set(shelf).where('id', '=', there.part).execute();
    const shown = (await spy.call('GET', `/products/${there.part}`)).json().data;
    expect([shown.warehouse, shown.location]).toEqual([null, '']);
    const sent = { location: shown.location, warehouse: shown.warehouse, description: 'أصلي' };
    expect((await spy.call('PUT', `/products/${there.part}`, sent)).statusCode).toBe(200);
    const kept = (await there.owner.call('GET', `/products/${there.part}`)).json().data;
    expect([kept.warehouse._id, kept.location]).toEqual([there.far, 'ف-17']);
  });

  it('leaves alone what is of the whole shop', async () => {
    const refusals = [
      await spy.call('DELETE', `/products/${there.part}`),
      await spy.call('PUT', `/products/${there.part}`, { isActive: false }),
      await spy.call('DELETE', `/inventory/${there.part}`),
      await spy.call('POST', '/exchange-rate', { usd_to_yer: 530 }),
      await spy.call('POST', '/rate-zones', { name: 'تعز', warehouses: [there.near] }),
      await spy.call('POST', '/roles', { name: 'x', permissions: {} }),
    ];
    expect(refusals.map((reply) => [reply.statusCode, reply.json().message])).toEqual([
      ...Array.from({ length: 3 }, () => [403, branchTexts.commonPart]),
      [403, branchTexts.otherZone],
      ...Array.from({ length: 2 }, () => [403, branchTexts.wholeShop]),
    ]);
    const zone = await there.owner.call('POST', '/rate-zones', { name: 'تعز', warehouses: [there.near] });
    const rate = { usd_to_yer: 530, zone: zone.json().data._id };
    expect((await spy.call('POST', '/exchange-rate', rate)).statusCode).toBe(201);
  });

  it('pays into accounts of the whole shop, and takes out of those of the own branch alone', async () => {
    const accounts = async (who: Person): Promise<{ _id: string; kind: string; name: string }[]> =>
      (await who.call('GET', '/money/accounts')).json().data;
    const safe = (await accounts(there.owner)).find(({ kind }) => kind === 'safe');
    const drawer = near['drawer'];
    const manager = await branches.bound('super_admin', there.near);
    const [category] = (await manager.call('GET', '/expense-categories')).json().data;
    const cash = { currency: 'USD', amount: 1 };
    const move = (from?: string, to?: string) =>
      manager.call('POST', '/money/transfers', { ...cash, from, to });
    const expense = (account?: string) =>
      manager.call('POST', '/expenses', { ...cash, category: category._id, account });
    expect((await move(drawer, safe?._id)).statusCode).toBe(201);
    expect((await expense(drawer)).statusCode).toBe(201);
    expect((await manager.call('POST', '/sales', sale(1))).statusCode).toBe(201);
    const refused = [
      await move(safe?._id, drawer),
      await expense(safe?._id),
      await expense(),
      await manager.call('PUT', `/money/accounts/${safe?._id}`, { name: 'خزنة أخرى' }),
      await manager.call('PUT', `/money/accounts/${drawer}`, { branch: null }),
      await manager.call('POST', `/money/accounts/${safe?._id}/count`, { counts: [cash] }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(refused[0]?.json().message).toBe(cashTexts.ofWholeShop(safe?.name ?? ''));
    expect(
      (await there.owner.call('POST', '/money/transfers', { ...cash, from: safe?._id, to: drawer }))
        .statusCode,
    ).toBe(201);
  });

  it('leaves books that hold', () => branches.sales.expectBooksHold());
});
