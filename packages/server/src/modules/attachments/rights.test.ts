import {
  attachmentEntityNames,
  attachmentRights,
  can,
  denial,
  holderOf,
  roleMatrix,
  roleNames,
  type AttachmentAction,
  type AttachmentEntity,
  type Subject,
} from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useAttachments } from '../../../test/attachments';
import { aPart } from '../../../test/factories';

const { shop, there, send, attach } = useAttachments();

const things = {} as Record<AttachmentEntity, { entity: string; attachment: string }>;

let owner: Person;

beforeAll(async () => {
  owner = await shop.person('super_admin');
  const one = async (path: string, body: object) => (await owner.call('POST', path, body)).json().data._id;
  const warehouse = await one('/warehouses', { name: 'الرئيسي', code: 'W', location: 'تعز' });
  const sale = await one('/sales', {
    paymentStatus: 'paid',
    items: [{ product: await aPart(shop.db, { stock: { [warehouse]: 10 } }), quantity: 1 }],
  });
  const supplier = await one('/suppliers', { name: 'مورد', contactPerson: 'علي', phone: '777000111' });
  const entities: Record<string, string> = {
    products: there.part,
    sales: sale,
    invoices: sale,
    customers: await one('/customers', { name: 'عميل' }),
    suppliers: supplier,
    vehicles: await one('/vehicles', { make: 'Toyota', vehicleModel: 'Hilux', year: 2015 }),
    purchases: await one('/purchases', {
      supplier,
      purchaseDate: '2026-01-10',
      items: [{ product: there.part, quantity: 1, unitCost: 1, warehouse }],
    }),
    expenses: await one('/expenses', {
      category: (await owner.call('GET', '/expense-categories')).json().data[0]._id,
      currency: 'USD',
      amount: 5,
    }),
  };
  for (const kind of attachmentEntityNames) {
    const entity = entities[kind] ?? '';
    const { _id } = await attach({ fields: { entityType: kind, entityId: entity } }, owner);
    things[kind] = { entity, attachment: _id };
  }
});

/** Returns the first required right that the user lacks. */
const missing = (subject: Subject, kind: AttachmentEntity, action: AttachmentAction) =>
  attachmentRights(kind, action).find((right) => !can(subject, right));

async function expectReads(who: Person, subject: Subject, kind: AttachmentEntity) {
  const { entity, attachment } = things[kind];
  const right = missing(subject, kind, 'read');
  for (const path of [
    `/attachments/${attachment}`,
    `/attachments/${attachment}/download`,
    `/attachments/${attachment}/preview`,
    `/attachments/${attachment}/thumbnail`,
    `/attachments/entity/${kind}/${entity}`,
    `/attachments?entityType=${kind}`,
    `/attachments/search?entityType=${kind}`,
  ]) {
    const reply = await who.call('GET', path);
    expect(reply.statusCode, `${path} ${kind}`).toBe(right ? 403 : 200);
    if (right) expect(reply.json().message).toBe(denial(right));
  }
}

async function expectWrites(who: Person, subject: Subject, kind: AttachmentEntity) {
  const right = missing(subject, kind, 'create');
  const allowed = !right;
  const note = {
    name: 'a.txt',
    file: Buffer.from('ملاحظة'),
    fields: { entityType: kind, entityId: things[kind].entity },
  };
  const sent = await send(note, who);
  expect(sent.statusCode, kind).toBe(allowed ? 201 : 403);
  if (right) expect(sent.json().message).toBe(denial(right));
  const { _id } = await attach(note, owner);
  const changed = await who.call('PUT', `/attachments/${_id}`, { description: 'x' });
  expect(changed.statusCode, kind).toBe(allowed ? 200 : 403);
  const removed = await who.call('DELETE', `/attachments/${_id}`);
  expect(removed.statusCode, kind).toBe(allowed ? 200 : 403);
  if (allowed) await owner.call('DELETE', `/attachments/${sent.json().data._id}`);
  else await owner.call('DELETE', `/attachments/${_id}`);
}

describe('the right to the record a file is attached to', () => {
  it.each(roleNames)('decides for %s in every call (ACC-05, TOOL-06)', async (role) => {
    const who = await shop.person(role);
    const subject = holderOf(role, roleMatrix[role]);
    const readable = attachmentEntityNames.filter((kind) => !missing(subject, kind, 'read'));
    for (const kind of attachmentEntityNames) {
      await expectReads(who, subject, kind);
      await expectWrites(who, subject, kind);
    }
    const list = (await who.call('GET', '/attachments?limit=1000')).json();
    const seen = new Set(list.data.map((one: { entityType: string }) => one.entityType));
    expect(seen).toEqual(new Set(readable));
    const { summary } = (await who.call('GET', '/attachments/stats')).json();
    expect(summary.total).toBe(list.pagination.total);
  });

  it('is required for both records when a file moves from one to another', async () => {
    const keeper = await shop.person('warehouse_manager');
    const { _id } = await attach({ fields: { entityType: 'products', entityId: there.part } });
    const move = (entityType: AttachmentEntity) =>
      keeper.call('PUT', `/attachments/${_id}`, { entityType, entityId: things[entityType].entity });
    expect((await move('customers')).json().message).toBe(denial('customers:update'));
    expect((await move('suppliers')).statusCode).toBe(200);
  });

  it('is required together with the right to attachments, except for administrators', async () => {
    const [clerk, admin] = [await shop.person('manager'), await shop.person('admin')];
    await owner.call('POST', '/permissions/initialize-system');
    const { data } = (await owner.call('GET', '/permissions?limit=100')).json();
    const switchTo = async (name: string, isActive: boolean) => {
      const { id } = data.find((one: { name: string }) => one.name === name);
      expect((await owner.call('PUT', `/permissions/${id}`, { isActive })).statusCode).toBe(200);
    };
    const { attachment } = things.products;
    const looks = async (who: Person) => (await who.call('GET', `/attachments/${attachment}`)).statusCode;
    const note = async (who: Person) =>
      (await who.call('PUT', `/attachments/${attachment}`, { description: 'x' })).statusCode;

    expect([await looks(clerk), await note(clerk)]).toEqual([200, 200]);
    await switchTo('attachments.update', false);
    expect([await looks(clerk), await note(clerk)]).toEqual([200, 403]);
    await switchTo('attachments.manage', false);
    expect([await looks(clerk), await note(clerk)]).toEqual([403, 403]);
    expect([await looks(admin), await note(admin)]).toEqual([200, 200]);
    await switchTo('attachments.manage', true);
    await switchTo('attachments.update', true);

    const vehicle = `/attachments/${things.vehicles.attachment}`;
    expect((await clerk.call('GET', vehicle)).statusCode).toBe(200);
    await switchTo('vehicles.read', false);
    expect((await clerk.call('GET', vehicle)).json().message).toBe(denial('vehicles:read'));
    expect((await clerk.call('GET', '/vehicles')).statusCode).toBe(403);
    expect((await admin.call('GET', '/vehicles')).statusCode).toBe(200);
    await switchTo('vehicles.read', true);
  });

  it('refuses the list to a user who holds none', async () => {
    await owner.call('POST', '/roles', { name: 'زائر', permissions: {} });
    const visitor = await shop.person('زائر');
    for (const path of ['/attachments', '/attachments/stats'])
      expect((await visitor.call('GET', path)).json().message).toBe(denial('attachments:read'));
  });
});
