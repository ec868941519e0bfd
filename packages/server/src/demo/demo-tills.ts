import { randomBytes } from 'node:crypto';
import { NewTill, TillContact } from '@turoos/contract';
import { contactTill, createTill } from '../modules/tills';
import { demoActor } from './demo-documents';
import type { DemoPart } from './demo-part';

const random = () => randomBytes(32).toString('base64url');

/** A till that was in contact a moment ago; no browser has its secret, so it never sells. */
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
  },
};
