import {
  attachmentEntityNames,
  attachmentRight,
  can,
  denial,
  effectivePermissions,
  roleMatrix,
  roleNames,
  type AttachmentEntity,
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
  };
  for (const kind of attachmentEntityNames) {
    const entity = entities[kind] ?? '';
    const { _id } = await attach({ fields: { entityType: kind, entityId: entity } }, owner);
    things[kind] = { entity, attachment: _id };
  }
});

async function expectReads(who: Person, kind: AttachmentEntity, allowed: boolean) {
  const { entity, attachment } = things[kind];
  const right = attachmentRight(kind, 'read');
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
    expect(reply.statusCode, `${path} ${kind}`).toBe(allowed ? 200 : 403);
    if (!allowed) expect(reply.json().message).toBe(denial(right));
  }
}

async function expectWrites(who: Person, kind: AttachmentEntity, allowed: boolean) {
  const note = {
    name: 'a.txt',
    file: Buffer.from('ملاحظة'),
    fields: { entityType: kind, entityId: things[kind].entity },
  };
  const sent = await send(note, who);
  expect(sent.statusCode, kind).toBe(allowed ? 201 : 403);
  if (!allowed) expect(sent.json().message).toBe(denial(attachmentRight(kind, 'update')));
  const { _id } = await attach(note, owner);
  const changed = await who.call('PUT', `/attachments/${_id}`, { description: 'x' });
  expect(changed.statusCode, kind).toBe(allowed ? 200 : 403);
  const removed = await who.call('DELETE', `/attachments/${_id}`);
  expect(removed.statusCode, kind).toBe(allowed ? 200 : 403);
  if (allowed) await owner.call('DELETE', `/attachments/${sent.json().data._id}`);
  else await owner.call('DELETE', `/attachments/${_id}`);
}

describe('the right of what a file is attached to', () => {
  it.each(roleNames)('decides for %s in every call (ACC-05, TOOL-06)', async (role) => {
    const who = await shop.person(role);
    const subject = { role, permissions: effectivePermissions({ rights: roleMatrix[role], own: [] }) };
    const readable = attachmentEntityNames.filter((kind) => can(subject, attachmentRight(kind, 'read')));
    for (const kind of attachmentEntityNames) {
      await expectReads(who, kind, readable.includes(kind));
      await expectWrites(who, kind, can(subject, attachmentRight(kind, 'update')));
    }
    const list = (await who.call('GET', '/attachments?limit=1000')).json();
    const seen = new Set(list.data.map((one: { entityType: string }) => one.entityType));
    expect(seen).toEqual(new Set(readable));
    const { summary } = (await who.call('GET', '/attachments/stats')).json();
    expect(summary.total).toBe(list.pagination.total);
  });

  it('is asked of both things when a file moves from one to another', async () => {
    const keeper = await shop.person('warehouse_manager');
    const { _id } = await attach({ fields: { entityType: 'products', entityId: there.part } });
    const move = (entityType: AttachmentEntity) =>
      keeper.call('PUT', `/attachments/${_id}`, { entityType, entityId: things[entityType].entity });
    expect((await move('customers')).json().message).toBe(denial('customers:update'));
    expect((await move('suppliers')).statusCode).toBe(200);
  });

  it('held by nobody leaves an empty list and empty figures', async () => {
    await owner.call('POST', '/roles', { name: 'زائر', permissions: {} });
    const visitor = await shop.person('زائر');
    expect((await visitor.call('GET', '/attachments')).json().data).toEqual([]);
    expect((await visitor.call('GET', '/attachments/stats')).json().summary).toMatchObject({
      total: 0,
      totalSize: 0,
    });
  });
});
