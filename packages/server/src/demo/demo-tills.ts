import { randomBytes } from 'node:crypto';
import { NewTill, TillContact } from '@turoos/contract';
import { sql } from 'kysely';
import { contactTill, createTill } from '../modules/tills';
import { demoActor } from './demo-documents';
import type { DemoPart } from './demo-part';

const random = () => randomBytes(32).toString('base64url');

/**
 * A till that was in contact two days ago; no browser has its secret, so it never sells. Used more recently, it would be
 * missed at every close of a shift.
 */
export const demoTills: DemoPart = {
  title: 'a till',
  async fill(tx) {
    const [owner, seller] = [await demoActor(tx, 'super_admin'), await demoActor(tx, 'sales_staff')];
    const [secret, token] = [random(), random()];
    const asked = { name: 'كاونتر المعرض', largestSale: 500, secret, token };
    const { code } = await createTill(tx, owner, NewTill.parse(asked));
    const request = { ip: '127.0.0.1', userAgent: '', traceId: 'demo', idempotencyKey: undefined };
    const said = { token, next: random(), seq: 0, waiting: 0, now: new Date().toISOString(), appVersion: '' };
    await contactTill(tx, seller, { ...request, till: `${code}.${secret}` }, TillContact.parse(said));
    const lastSeenAt = sql<Date>`now() - interval '2 days'`;
    await tx.updateTable('tills').set({ lastSeenAt }).execute();
    await tx.updateTable('tillPeople').set({ lastSeenAt }).execute();
  },
};
