import { adjustmentWorkflow, type AppError } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteDocument, editDocument, takeStep, withSteps } from '.';
import { useApp, type Person } from '../../../test/app';
import { aPart, aWarehouse } from '../../../test/factories';
import type { Db } from '../../db/connect';
import { transaction } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';

const shop = useApp();
let clerk: Person;
let item: string;
let warehouse: string;

beforeAll(async () => {
  clerk = await shop.person('warehouse_staff');
  warehouse = await aWarehouse(shop.db);
  item = await aPart(shop.db);
});

const documents = {
  table: 'stockAdjustments',
  entity: 'adjustments',
  name: 'adjustment',
  workflow: adjustmentWorkflow,
  missing: 'لا مستند هنا',
} as const;

const actor = (permissions: string[]): Actor => ({
  id: clerk.id,
  name: 'اختبار',
  role: 'warehouse_staff',
  permissions,
  sessionId: '',
  ip: '127.0.0.1',
  traceId: 'test',
  expiresIn: 60,
});
const boss = () => actor(['stockAdjustments.approve']);

let made = 0;
async function aDocument(): Promise<string> {
  const { id } = await shop.db
    .insertInto('stockAdjustments')
    .values({
      adjustmentNumber: `T-${++made}`,
      productId: item,
      warehouseId: warehouse,
      type: 'addition',
      reason: 'other',
      quantity: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const read = (id: string, db: Db = shop.db) =>
  db.selectFrom('stockAdjustments').selectAll().where('id', '=', id).executeTakeFirst();
const traces = (id: string) =>
  shop.db.selectFrom('auditLog').select(['action', 'before', 'after']).where('entityId', '=', id).execute();
const trail = async (id: string) => (await withSteps(shop.db, [{ _id: id }]))[0]?.steps;
const refusal = (code: string, message?: string) =>
  expect.objectContaining({ code, ...(message && { message }) }) as AppError;

describe('a workflow step', () => {
  it('changes the status, writes the changes its effect returns, and records the step', async () => {
    const id = await aDocument();
    await transaction(shop.db, (tx) =>
      takeStep(tx, boss(), documents, id, 'approve', {
        note: 'نعم',
        effect: async (row) => ({ change: row.quantity, value: 5 }),
      }),
    );
    expect(await read(id)).toMatchObject({ status: 'approved', change: 1, value: 5, version: 2 });
    expect(await trail(id)).toEqual([
      {
        step: 'approve',
        fromStatus: 'pending',
        toStatus: 'approved',
        note: 'نعم',
        at: expect.any(Date),
        user: { _id: clerk.id, name: expect.any(String) },
      },
    ]);
    expect(await traces(id)).toEqual([
      {
        action: 'adjustment.approve',
        before: { status: 'pending' },
        after: { status: 'approved', note: 'نعم', change: 1, value: 5 },
      },
    ]);
  });

  it('is rolled back when its effect fails', async () => {
    const id = await aDocument();
    const fail = () => Promise.reject(new Error('no'));
    const work = transaction(shop.db, (tx) =>
      takeStep(tx, boss(), documents, id, 'approve', { effect: fail }),
    );
    await expect(work).rejects.toThrow('no');
    expect(await read(id)).toMatchObject({ status: 'pending', version: 1 });
    expect([await trail(id), await traces(id)]).toEqual([[], []]);
  });

  it('checks its right before anything else', async () => {
    const work = transaction(shop.db, (tx) =>
      takeStep(tx, actor(['stockAdjustments.read']), documents, crypto.randomUUID(), 'approve'),
    );
    await expect(work).rejects.toEqual(refusal('FORBIDDEN'));
  });

  it('requires an existing document', async () => {
    const work = transaction(shop.db, (tx) =>
      takeStep(tx, boss(), documents, crypto.randomUUID(), 'approve'),
    );
    await expect(work).rejects.toEqual(refusal('NOT_FOUND', 'لا مستند هنا'));
  });

  it('out of order reports the step and the status, and its effect does not run', async () => {
    const id = await aDocument();
    await transaction(shop.db, (tx) => takeStep(tx, boss(), documents, id, 'reject'));
    const work = transaction(shop.db, (tx) =>
      takeStep(tx, boss(), documents, id, 'approve', { effect: () => Promise.reject(new Error('ran')) }),
    );
    await expect(work).rejects.toEqual(
      refusal('CONFLICT', 'لا يمكن تنفيذ «اعتماد»: التسوية في حالة «مرفوضة»'),
    );
  });

  it('follows in the history the step it waited for, though its transaction began before', async () => {
    const { steps } = adjustmentWorkflow;
    const workflow = {
      ...adjustmentWorkflow,
      steps: { ...steps, reject: { ...steps.reject, from: ['approved'] } },
    } as const;
    const id = await aDocument();
    await transaction(shop.db, async (later) => {
      await read(id, later);
      await transaction(shop.db, (first) => takeStep(first, boss(), documents, id, 'approve'));
      await takeStep(later, boss(), { ...documents, workflow }, id, 'reject');
    });
    const taken = (await trail(id)) ?? [];
    expect(taken.map(({ step }) => step)).toEqual(['approve', 'reject']);
    expect(taken.map(({ at }) => at)).toEqual(taken.map(({ at }) => at).toSorted((a, b) => +a - +b));
  });

  it('of a deleted user stays in the history without a name', async () => {
    const id = await aDocument();
    await transaction(shop.db, (tx) => takeStep(tx, boss(), documents, id, 'reject'));
    await shop.db.updateTable('documentSteps').set({ userId: null }).where('entityId', '=', id).execute();
    expect(await trail(id)).toMatchObject([{ step: 'reject', user: null }]);
  });
});

describe('an edit', () => {
  it('changes only the returned fields, and the audit log has the old values', async () => {
    const id = await aDocument();
    await transaction(shop.db, (tx) =>
      editDocument(tx, boss(), documents, id, 1, async () => ({ notes: 'جديد' })),
    );
    expect(await read(id)).toMatchObject({ notes: 'جديد', quantity: 1, status: 'pending', version: 2 });
    expect(await traces(id)).toEqual([
      { action: 'adjustment.update', before: { notes: '' }, after: { notes: 'جديد' } },
    ]);
  });

  it('based on the same version as another is refused', async () => {
    const id = await aDocument();
    const edits = await Promise.allSettled(
      ['أ', 'ب'].map((notes) =>
        transaction(shop.db, (tx) => editDocument(tx, boss(), documents, id, 1, async () => ({ notes }))),
      ),
    );
    expect(edits.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a deletion', () => {
  it('deletes the steps too and writes an audit entry with the last state', async () => {
    const id = await aDocument();
    await shop.db
      .insertInto('documentSteps')
      .values({ entity: 'adjustments', entityId: id, step: 'x', fromStatus: 'pending', toStatus: 'pending' })
      .execute();
    await transaction(shop.db, (tx) => deleteDocument(tx, boss(), documents, id));
    expect([await read(id), await trail(id)]).toEqual([undefined, []]);
    expect(await traces(id)).toMatchObject([{ action: 'adjustment.delete', before: { status: 'pending' } }]);
  });
});
