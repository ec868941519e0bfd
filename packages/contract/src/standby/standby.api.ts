import { PasswordProof } from '../auth/two-factor.api';
import { defineApi } from '../kernel/endpoint';
import { fixedMessage, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import {
  EpochClaim,
  MovedAnswer,
  MovedNotice,
  Pairing,
  PairingCode,
  PairingRequest,
  ShopPosition,
  StandbyContact,
  StandbyOverview,
} from './standby.schema';

const touches = ['backup', 'audit'] as const;

/**
 * Computers that stand by. One gets the whole shop, so pairing and withdrawing need every right, and the making of a code
 * the password too: a browser left signed in proves nothing. What the computers call themselves is public: a code, a
 * secret or a signature in the body proves who they are.
 */
export const standbyApi = defineApi({
  overview: {
    method: 'GET',
    path: '/standbys',
    access: 'backup:read',
    summary: 'الحواسيب الاحتياطية وحالها',
    reply: single(StandbyOverview),
  },
  invite: {
    method: 'POST',
    path: '/standbys',
    access: 'backup:whole',
    summary: 'إنشاء رمز لربط حاسوب احتياطي، يُستعمل مرة واحدة خلال ربع ساعة',
    body: PasswordProof,
    reply: single(PairingCode),
    status: 201,
    touches,
  },
  withdraw: {
    method: 'DELETE',
    path: '/standbys/:id',
    access: 'backup:whole',
    summary: 'سحب ربط حاسوب احتياطي؛ لا يصل إليه شيء بعد ذلك',
    params: byId,
    reply: fixedMessage('سُحب ربط الحاسوب الاحتياطي'),
    touches,
  },
  pair: {
    method: 'POST',
    path: '/standbys/pair',
    access: 'public',
    summary: 'يستبدل الحاسوب الاحتياطي رمز الربط بسرّه',
    body: PairingRequest,
    reply: single(Pairing),
    status: 201,
    touches,
  },
  contact: {
    method: 'POST',
    path: '/standbys/contact',
    access: 'public',
    summary: 'يقول الحاسوب الاحتياطي أين وصل، ويسأل أين وصل المتجر',
    body: StandbyContact,
    reply: single(ShopPosition),
    audited: false,
  },
  epoch: {
    method: 'GET',
    path: '/standbys/epoch',
    access: 'public',
    summary: 'إعلان موقّع من الحاسوب الذي انتقل إليه المتجر',
    reply: single(EpochClaim),
  },
  moved: {
    method: 'POST',
    path: '/standbys/moved',
    access: 'public',
    summary: 'إبلاغ موقّع بأن المتجر انتقل إلى حاسوب آخر؛ يتوقف هذا الحاسوب عن البيع',
    body: MovedNotice,
    reply: single(MovedAnswer),
    audited: false,
  },
});
