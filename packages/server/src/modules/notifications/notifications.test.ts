import { addDays, adenDay, backupTexts, settingsSections, standbyTexts } from '@turoos/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { jobContext } from '../../../test/job-context';
import { correctStock } from '../../../test/factories';
import { useSales } from '../../../test/sales';
import { announceTakeOver } from '../standby';
import { forgetOldNews, gatherNews, mailDigests } from '.';

const sales = useSales();
const { shop, part, customer, sell } = sales;
let [owner, reader] = [] as unknown as [Person, Person];

beforeAll(async () => {
  [owner, reader] = [await shop.person('super_admin'), await shop.person('viewer')];
});

const announced: string[][] = [];
const gather = () =>
  gatherNews(jobContext(sales.db, { announce: (topics) => void announced.push([...topics]) }));

beforeEach(async () => {
  // uses up the news of earlier tests, then deletes their notifications
  await gather();
  for (const table of ['notifications', 'outbox'] as const) await sales.db.deleteFrom(table).execute();
  announced.length = 0;
});

const list = async (who: Person, query = '') => (await who.call('GET', `/notifications${query}`)).json();
const titles = async (who: Person) =>
  (await list(who)).data.map(({ title }: { title: string }) => title).toSorted();
const setSettings = (who: Person, notifications: object) => who.call('PUT', '/settings', { notifications });
const reach = (who: Person, contact: { email?: string; phone?: string }) =>
  who.call('PUT', '/users/profile', contact);
const mails = () =>
  sales.db.selectFrom('outbox').select(['channel', 'recipient', 'subject', 'body']).orderBy('id').execute();

describe('recurring expenses', () => {
  it('notify once, when they are due, who may pay them', async () => {
    const accountant = await shop.person('accountant');
    const post = async (path: string, body: object) => {
      const reply = await accountant.call('POST', path, body);
      expect(reply.statusCode, reply.body).toBe(201);
      return reply.json().data;
    };
    const { _id: category } = await post('/expense-categories', { name: 'حراسة' });
    const terms = { category, currency: 'USD', amount: 40, every: 'month' };
    const { _id: recurring } = await post('/recurring-expenses', { ...terms, nextOn: adenDay() });
    await post('/recurring-expenses', { ...terms, nextOn: addDays(adenDay(), 1) });
    await gather();
    await gather();
    expect((await list(accountant)).data).toMatchObject([
      {
        kind: 'dueExpenses',
        title: 'حلّ موعد مصروف واحد',
        message: 'حراسة',
        link: '/cash?tab=expenses',
        count: 1,
      },
    ]);
    expect((await list(sales.clerk)).data).toEqual([]);
    await post('/expenses', { category, currency: 'USD', amount: 40, recurring });
    await gather();
    await accountant.call('PUT', `/recurring-expenses/${recurring}`, { nextOn: adenDay() });
    await gather();
    expect((await list(accountant)).data).toMatchObject([{ count: 2 }]);
  });
});

describe('shifts that differ', () => {
  it('notify once who manages cash, of the opening and of the close, but not who counted', async () => {
    const accountant = await shop.person('accountant');
    const clerk = await shop.person('sales_staff');
    const post = async (who: Person, path: string, body: object) => {
      const reply = await who.call('POST', path, body);
      expect(reply.statusCode, reply.body).toBeLessThan(300);
      return reply.json().data;
    };
    const usd = (amount: number) => [{ currency: 'USD', amount }];
    const { _id: drawer } = await post(accountant, '/drawers', {
      name: 'صندوق البوابة',
      currencies: ['USD'],
    });
    const open = (amount: number) => post(clerk, '/shifts', { drawer, floats: usd(amount) });
    const close = ({ _id }: { _id: string }, amount: number) =>
      post(clerk, `/shifts/${_id}/close`, { counts: usd(amount), reason: 'سبب' });
    await close(await open(50), 50);
    await gather();
    expect((await list(accountant)).data).toEqual([]);

    const shift = await open(0);
    await gather();
    await gather();
    const told = { kind: 'cashDifferences', link: `/cash/shifts/${shift._id}` };
    const opening = 'صندوق البوابة عند الفتح: عجز \u2066$50.00\u2069';
    expect((await list(accountant)).data).toMatchObject([{ ...told, count: 1, message: opening }]);
    expect((await list(clerk)).data).toEqual([]);
    await close(shift, 2);
    await gather();
    const closing = 'صندوق البوابة عند الإقفال: زيادة \u2066$2.00\u2069';
    expect((await list(accountant)).data).toMatchObject([
      { ...told, count: 2, message: `${closing}، ${opening}` },
    ]);
  });
});

describe('new invoices', () => {
  it('notify once everyone who may see them, except their maker', async () => {
    const product = await part();
    const sold = await sell({ items: [{ product, quantity: 2 }] }, sales.clerk);
    await gather();
    const { data, summary, pagination } = await list(sales.manager);
    expect(data).toMatchObject([
      {
        kind: 'newOrders',
        title: 'فاتورة جديدة بقيمة \u2066$30.00\u2069',
        message: expect.stringContaining(sold.saleNumber),
        link: `/sales/${sold._id}`,
        count: 1,
        amount: 30,
        isRead: false,
      },
    ]);
    expect(summary).toEqual({ unread: 1 });
    expect(pagination).toMatchObject({ page: 1, limit: 20, total: 1 });
    expect((await list(sales.clerk)).data).toEqual([]);
    const storeman = await shop.person('warehouse_staff');
    await sell({ items: [{ product, quantity: 1 }] }, sales.clerk);
    await Promise.all([gather(), gather(), gather()]);
    expect((await list(storeman)).data).toEqual([]);
    expect((await list(sales.manager)).data).toMatchObject([{ count: 2, amount: 45, link: '/sales' }]);
    expect(announced).toContainEqual(['notifications']);
  });

  it('of a day are bundled while unread, and a new bundle begins after reading', async () => {
    const product = await part();
    await sell({ items: [{ product, quantity: 1 }] });
    await gather();
    await sell({ items: [{ product, quantity: 1 }] });
    await gather();
    const [joined] = (await list(owner)).data;
    expect(joined).toMatchObject({ title: 'فاتورتان جديدتان بمجموع \u2066$30.00\u2069', count: 2 });
    await owner.call('POST', `/notifications/${joined._id}/read`);
    await sell({ items: [{ product, quantity: 1 }] });
    await gather();
    expect((await list(owner)).data).toMatchObject([
      { count: 1, isRead: false },
      { count: 2, isRead: true },
    ]);
  });

  it('notify when a held invoice is completed, not when it is held', async () => {
    const product = await part();
    const held = await sell({ items: [{ product, quantity: 1 }], status: 'pending' });
    await gather();
    expect((await list(owner)).data).toEqual([]);
    await sales.done('PUT', `/sales/${held._id}`, { status: 'completed', paymentStatus: 'paid' });
    await gather();
    expect((await list(owner)).data).toMatchObject([{ kind: 'newOrders', link: `/sales/${held._id}` }]);
  });

  it('do not notify users who switched them off or were deactivated', async () => {
    const [quiet, gone] = [await shop.person('manager'), await shop.person('manager')];
    await setSettings(quiet, { newOrders: false });
    await sales.db.updateTable('users').set({ isActive: false }).where('id', '=', gone.id).execute();
    await sell({ items: [{ product: await part(), quantity: 1 }] });
    await gather();
    expect((await list(quiet)).data).toEqual([]);
    const told = await sales.db.selectFrom('notifications').select('userId').execute();
    expect(told.map(({ userId }) => userId)).not.toContain(gone.id);
    await setSettings(quiet, { newOrders: true });
    await gather();
    expect((await list(quiet)).data).toEqual([]);
  });
});

describe('shortages', () => {
  const stocked = (quantity: number, name?: string) =>
    part({ minLevel: 5, stock: { [sales.warehouse]: quantity }, ...(name && { name }) });
  const take = (product: string, quantity: number) => sell({ items: [{ product, quantity }] }, sales.clerk);
  const shortages = async (who: Person = reader) =>
    (await list(who)).data.filter(({ kind }: { kind: string }) => kind !== 'newOrders');

  it('notify when the minimum is reached, and again when the part is out of stock', async () => {
    const product = await stocked(8, 'طرمبة ماء');
    await gather();
    expect(await shortages()).toEqual([]);
    await take(product, 3);
    await gather();
    expect(await shortages()).toMatchObject([
      {
        kind: 'lowStock',
        title: 'وصل صنف واحد إلى الحد الأدنى',
        message: expect.stringContaining('طرمبة ماء'),
        link: `/products/${product}`,
      },
    ]);
    await take(product, 1);
    await gather();
    expect(await shortages()).toHaveLength(1);
    await take(product, 4);
    await gather();
    expect(await shortages()).toMatchObject([
      { kind: 'outOfStock', link: `/products/${product}` },
      { kind: 'lowStock', count: 1 },
    ]);
  });

  it('at one moment make one notification, not one per part', async () => {
    const parts = [await stocked(6), await stocked(6), await stocked(6), await stocked(6)];
    await gather();
    await sell({ items: parts.map((product) => ({ product, quantity: 2 })) }, sales.clerk);
    await gather();
    expect(await shortages()).toMatchObject([
      {
        title: 'وصل 4 أصناف إلى الحد الأدنى',
        link: '/inventory?status=low_stock',
        count: 4,
        names: Array(3).fill(expect.stringContaining('فلتر زيت')),
      },
    ]);
  });

  it('do not notify of a part that is inactive, but of one that is active again', async () => {
    const product = await stocked(8, 'طقم موقوف');
    const setActive = (isActive: boolean) =>
      sales.db.updateTable('products').set({ isActive }).where('id', '=', product).execute();
    const correct = (quantity: number) =>
      correctStock(sales.db, [{ productId: product, warehouseId: sales.warehouse, quantity }]);
    await setActive(false);
    await correct(-8);
    await gather();
    expect(await shortages()).toEqual([]);
    await setActive(true);
    await correct(1);
    await gather();
    expect(await shortages()).toMatchObject([{ kind: 'lowStock', link: `/products/${product}` }]);
  });

  it('notify again only after the part was restocked in between', async () => {
    const product = await stocked(5);
    const correct = (quantity: number) =>
      sales.done('PATCH', `/products/${product}/stock`, { quantity, operation: 'set' });
    await gather();
    await owner.call('POST', '/notifications/read-all');
    await sales.db.deleteFrom('notifications').execute();
    await correct(0);
    await gather();
    expect((await shortages()).map(({ kind }: { kind: string }) => kind)).toEqual(['outOfStock']);
    await correct(2);
    await gather();
    expect(await shortages()).toHaveLength(1);
    await correct(20);
    await gather();
    await correct(4);
    await gather();
    expect((await shortages()).map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      'lowStock',
      'outOfStock',
    ]);
  });
});

describe('debts over the limit', () => {
  it('notify with the customer’s name, until they are paid', async () => {
    const debtor = await customer({ name: 'ورشة الوفاء', creditLimit: 2000 });
    const product = await part();
    const buy = () =>
      sell({
        customer: debtor,
        items: [{ product, quantity: 1 }],
        paymentStatus: 'deferred',
        overrideCreditLimit: true,
      });
    const debts = async () =>
      (await list(reader, '?kind=debts')).data.map(({ title, amount, link }: Record<string, unknown>) => [
        title,
        amount,
        link,
      ]);
    await buy();
    await gather();
    expect(await debts()).toEqual([]);
    await buy();
    await gather();
    expect(await debts()).toEqual([['تجاوز ورشة الوفاء حد الائتمان', 30, `/customers/${debtor}`]]);
    await buy();
    await gather();
    expect(await debts()).toHaveLength(1);
    await sales.done('PATCH', `/customers/${debtor}/balance`, { amount: 45, operation: 'add' });
    await gather();
    await buy();
    await buy();
    await gather();
    // repeated news of one customer show the newest amount
    expect(await debts()).toEqual([['تجاوز ورشة الوفاء حد الائتمان', 30, `/customers/${debtor}`]]);
    const storeman = await shop.person('warehouse_staff');
    expect((await list(storeman)).data).toEqual([]);
  });
});

describe('backups that failed', () => {
  it('notify those who may read backups, about failed verifications and changes that were not copied too', async () => {
    const backup = { createdBy: 'النظام', isEncrypted: false, kind: 'scheduled' as const };
    await sales.db
      .insertInto('backups')
      .values([
        {
          ...backup,
          id: crypto.randomUUID(),
          fileName: 'a',
          status: 'failed',
          error: 'امتلأت مساحة التخزين',
        },
        { ...backup, id: crypto.randomUUID(), fileName: 'b', status: 'ready' },
      ])
      .execute();
    await sales.db
      .insertInto('backupChecks')
      .values({ id: crypto.randomUUID(), fileName: 'b', method: 'read', error: 'الملف تالف' })
      .execute();
    await sales.db
      .insertInto('archiveTroubles')
      .values({ id: crypto.randomUUID(), placeId: crypto.randomUUID(), problem: 'المجلد غير موصول' })
      .execute();
    const id = crypto.randomUUID();
    await sales.db
      .insertInto('archiveTroubles')
      .values({ id, placeId: id, problem: standbyTexts.away, kind: 'standby' })
      .execute();
    const took = { claimId: crypto.randomUUID(), takenAt: new Date() };
    await announceTakeOver(sales.db, took);
    await announceTakeOver(sales.db, took);
    await gather();
    await gather();
    const { data } = (await list(owner)) as { data: { title: string; message: string }[] };
    const ofStandbys = [standbyTexts.away, standbyTexts.tookOver] as string[];
    expect(
      data
        .filter(({ message }) => ofStandbys.includes(message))
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['الحاسوب الاحتياطي يحتاج إلى انتباهك', 'حلّ الحاسوب الاحتياطي محل حاسوب المتجر']);
    const others = data.filter(({ message }) => !ofStandbys.includes(message));
    expect(others.map(({ message }) => message).toSorted()).toEqual([
      'الملف تالف',
      'النسخ المستمر: المجلد غير موصول',
      'امتلأت مساحة التخزين',
    ]);
    expect((await list(owner)).data[0]).toMatchObject({ link: '/settings?tab=backup', kind: 'failedBackup' });
    expect((await list(reader)).data).toEqual([]);
  });
});

describe('by e-mail', () => {
  it('urgent news are sent at once, once, to everyone who wants them and has an address', async () => {
    const [told, silent] = [await shop.person('accountant'), await shop.person('accountant')];
    await reach(told, { email: 'told@example.ye', phone: '777000111' });
    await reach(silent, { email: 'silent@example.ye' });
    await setSettings(told, { sms: true });
    await setSettings(silent, { email: false });
    const debtor = await customer({ name: 'ورشة النور', creditLimit: 100, balance: -5000 });
    await gather();
    await gather();
    const sent = await mails();
    expect(sent.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['email', 'told@example.ye'],
      ['sms', '777000111'],
    ]);
    expect(sent[0]).toMatchObject({
      subject: 'تروس: تجاوز ورشة النور حد الائتمان',
      body: expect.stringContaining('$50.00'),
    });
    expect((await list(silent)).data).toMatchObject([{ link: `/customers/${debtor}` }]);
  });

  it('sales and shortages wait for one digest, which omits those read meanwhile', async () => {
    const [told, busy] = [await shop.person('manager'), await shop.person('manager')];
    await reach(told, { email: 'digest@example.ye' });
    await reach(busy, { email: 'busy@example.ye' });
    await gather();
    await sales.db.deleteFrom('notifications').execute();
    const parts = [
      await part({ minLevel: 5, stock: { [sales.warehouse]: 6 } }),
      await part({ minLevel: 5, stock: { [sales.warehouse]: 6 } }),
    ];
    await sell({ items: parts.map((product) => ({ product, quantity: 2 })) }, sales.clerk);
    await gather();
    expect(await mails()).toEqual([]);
    await busy.call('POST', '/notifications/read-all');
    await mailDigests({ db: sales.db });
    await mailDigests({ db: sales.db });
    const sent = (await mails()).filter(({ recipient }) => /digest|busy/.test(recipient));
    expect(sent.map(({ recipient }) => recipient)).toEqual(['digest@example.ye']);
    expect(sent[0]).toMatchObject({ subject: 'تروس: ملخص الإشعارات (2)' });
    expect(sent[0]?.body).toContain('وصل صنفان إلى الحد الأدنى');
    expect(sent[0]?.body).toContain('فاتورة جديدة بقيمة \u2066$60.00\u2069');
  });
});

describe('a user’s own notifications', () => {
  const tell = async (who: Person, count: number) => {
    await sales.db
      .insertInto('notifications')
      .values(
        Array.from({ length: count }, (_, index) => ({
          userId: who.id,
          kind: 'debts',
          bundle: String(index),
          subjectId: crypto.randomUUID(),
          count: 1,
          names: [`عميل ${index}`],
          amount: 100,
          happenedAt: new Date(Date.now() - index * 60_000),
        })),
      )
      .execute();
  };

  it('come in pages, the unread first, then the newest', async () => {
    await tell(reader, 5);
    const [, second] = (await list(reader)).data;
    await reader.call('POST', `/notifications/${second._id}/read`);
    const names = (reply: { data: { title: string }[] }) =>
      reply.data.map(({ title }) => title.match(/\d+/)?.[0]).join('');
    expect(names(await list(reader))).toBe('02341');
    expect(names(await list(reader, '?sort=createdAt'))).toBe('43201');
    expect(names(await list(reader, '?page=2&limit=2'))).toBe('34');
    expect(names(await list(reader, '?unread=false'))).toBe('1');
    expect((await list(reader, '?unread=true&limit=1')).pagination).toMatchObject({ total: 4, pages: 4 });
    for (const query of ['?limit=0', '?limit=101', '?kind=x', '?unread=maybe', '?sort=title'])
      expect((await reader.call('GET', `/notifications${query}`)).statusCode, query).toBe(400);
  });

  it('are counted for the bell, with the newest for a desktop notification', async () => {
    const count = async () => (await reader.call('GET', '/notifications/count')).json().data;
    expect(await count()).toEqual({ unread: 0, newest: null, push: false });
    await tell(reader, 3);
    await setSettings(reader, { push: true });
    expect(await count()).toEqual({
      unread: 3,
      newest: { at: expect.any(String), title: 'تجاوز عميل 0 حد الائتمان' },
      push: true,
    });
    await setSettings(reader, settingsSections.notifications.parse({}));
  });

  it('are marked as read and deleted, without touching other users’', async () => {
    await tell(reader, 3);
    await tell(owner, 1);
    const [one, two] = (await list(reader)).data;
    const [foreign] = (await list(owner)).data;
    const id = (notification: { _id: string }) => notification._id;
    expect((await reader.call('POST', `/notifications/${id(one)}/read`)).statusCode).toBe(200);
    expect((await reader.call('POST', `/notifications/${id(one)}/read`)).statusCode).toBe(200);
    expect((await list(reader)).summary).toEqual({ unread: 2 });
    expect((await reader.call('DELETE', `/notifications/${id(two)}`)).statusCode).toBe(200);
    for (const [method, path] of [
      ['POST', `/notifications/${id(foreign)}/read`],
      ['DELETE', `/notifications/${id(foreign)}`],
      ['DELETE', `/notifications/${id(two)}`],
    ] as const)
      expect((await reader.call(method, path)).statusCode).toBe(404);
    expect((await reader.call('DELETE', '/notifications/nothing')).statusCode).toBe(404);
    expect((await reader.call('DELETE', '/notifications')).statusCode).toBe(200);
    expect((await list(reader)).data).toHaveLength(1);
    await reader.call('POST', '/notifications/read-all');
    expect((await list(reader)).summary).toEqual({ unread: 0 });
    expect((await list(owner)).summary).toEqual({ unread: 1 });
  });

  it('are stored for 90 days', async () => {
    await tell(reader, 2);
    await sales.db
      .updateTable('notifications')
      .set({ happenedAt: new Date(Date.now() - 91 * 86_400_000) })
      .where('bundle', '=', '1')
      .execute();
    await forgetOldNews(sales.db);
    expect(await titles(reader)).toEqual(['تجاوز عميل 0 حد الائتمان']);
  });
});

describe('after a long downtime', () => {
  it('the last day is notified, older events are not', async () => {
    await sell({ items: [{ product: await part(), quantity: 1 }] });
    await sales.db
      .updateTable('newsReading')
      .set({ until: new Date(Date.now() - 30 * 86_400_000) })
      .execute();
    const old = await sell({ items: [{ product: await part(), quantity: 1 }] });
    await sales.db
      .updateTable('sales')
      .set({ createdAt: new Date(Date.now() - 2 * 86_400_000) })
      .where('id', '=', old._id)
      .execute();
    await gather();
    expect((await list(owner)).data).toMatchObject([{ kind: 'newOrders', count: 1 }]);
  });
});

describe('automatic backups that are switched off', () => {
  it('notify those who may read backups, once a week until they are switched on', async () => {
    await owner.call('PUT', '/settings', { backup: { autoBackup: false } });
    await gather();
    await gather();
    expect(await titles(owner)).toEqual(['النسخ الاحتياطي التلقائي متوقف']);
    expect((await list(owner)).data[0]).toMatchObject({
      link: '/settings?tab=backup',
      message: backupTexts.autoOff,
    });
    expect(await titles(reader)).toEqual([]);
    await owner.call('PUT', '/settings', { backup: { autoBackup: true } });
    await gather();
    await sales.db.deleteFrom('notifications').execute();
    await owner.call('PUT', '/settings', { backup: { autoBackup: false } });
    await gather();
    expect(await titles(owner)).toHaveLength(1);
    await owner.call('PUT', '/settings', { backup: { autoBackup: true } });
  });
});
