import { AppError, standbyApi } from '@turoos/contract';
import { isAuthorityOf, readPairingCode } from '../modules/standby';
import { messageOf } from '../system/error-facts';
import { StartupError } from '../system/startup-error';
import { callShop, fetchAuthority } from './shop-line';
import type { StandbyFile } from './standby-file';

const tryAgain = 'Make a new code in the shop: settings, «النسخ الاحتياطي», «ربط حاسوب احتياطي».';

/** Exchanges a pairing code for a secret. The code vouches for the shop's authority, so nobody between can read it. */
export async function pairWith(
  of: string,
  code: string,
  machine: { name: string; addresses: string[] },
): Promise<StandbyFile> {
  const read = readPairingCode(code);
  if (!read) throw new StartupError('This is no pairing code.', tryAgain);
  try {
    const authority = read.fingerprint === undefined ? null : ((await fetchAuthority(of)) ?? '');
    if (authority !== null && (authority === '' || !isAuthorityOf(read, authority)))
      throw new StartupError(
        `The server at ${of} is not the shop that showed this code.`,
        'Check the address. If it is right, somebody may be between the two computers.',
      );
    const { id, secret, shop } = await callShop({ of, authority }, standbyApi.pair, { code, ...machine });
    return { of, id, secret, shop, authority };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    if (error instanceof AppError) throw new StartupError(error.message, tryAgain);
    throw new StartupError(`The shop at ${of} can't be reached: ${messageOf(error)}`, 'Check the address.', {
      cause: error,
    });
  }
}
