import { AppError, standbyApi, standbyTexts } from '@turoos/contract';
import { isAuthorityOf, isFormerCode, readPairingCode } from '../modules/standby';
import { both } from '../system/both';
import { messageOf } from '../system/error-facts';
import { StartupError } from '../system/startup-error';
import { callShop, fetchAuthority } from './shop-line';
import type { StandbyFile } from './standby-file';

const tryAgain = both(
  'أنشئ رمزاً جديداً في المتجر: الإعدادات، «النسخ الاحتياطي»، «ربط حاسوب احتياطي»',
  'make a new code in the shop, in its settings',
);

/** Exchanges a pairing code for a secret. The code vouches for the shop's authority, so nobody between can read it. */
export async function pairWith(
  of: string,
  code: string,
  machine: { name: string; addresses: string[] },
): Promise<StandbyFile> {
  const read = readPairingCode(code);
  if (isFormerCode(code))
    throw new StartupError(both(standbyTexts.formerCode, 'this is a pairing code of an earlier version'));
  if (!read) throw new StartupError(both('هذا ليس رمز ربط', 'this is no pairing code'), tryAgain);
  try {
    const authority = read.fingerprint === undefined ? null : ((await fetchAuthority(of)) ?? '');
    if (authority !== null && (authority === '' || !isAuthorityOf(read, authority)))
      throw new StartupError(
        both(
          `الخادم على ${of} ليس المتجر الذي عرض هذا الرمز`,
          'the server at this address is not the shop that showed this code',
        ),
        both(
          'راجع العنوان. فإن كان صحيحاً فقد يكون أحد بين الحاسوبين',
          'check the address; if it is right, somebody may be between the two computers',
        ),
      );
    const { id, secret, shop } = await callShop({ of, authority }, standbyApi.pair, { code, ...machine });
    return { of, id, secret, shop, authority };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    if (error instanceof AppError) throw new StartupError(error.message, tryAgain);
    throw new StartupError(
      both(`تعذّر الوصول إلى المتجر على ${of}`, `the shop can't be reached: ${messageOf(error)}`),
      both('راجع العنوان، وهل الحاسوبان على شبكة واحدة', 'check the address and the network'),
      { cause: error },
    );
  }
}
