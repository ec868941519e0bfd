import { tillsApi } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { readMeta } from './till-db';

/** Makes this till known to a server that has forgotten it, with what it may do as of its last contact. */
export async function adoptTill(): Promise<void> {
  const device = await readMeta('device');
  if (!device) return;
  const till = await readMeta('till');
  const { id, code, name, secret, token } = device;
  await call(tillsApi.adopt, {
    body: {
      id,
      code,
      name,
      secret,
      token,
      seq: (await readMeta('seq')) ?? 0,
      grantUntil: till?.grantUntil ?? null,
      largestSale: till?.largestSale ?? null,
      mayCredit: till?.mayCredit ?? false,
    },
  });
}
