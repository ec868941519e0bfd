import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { fixedMessage, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import { Instant } from '../kernel/time';
import { LoginCode } from './auth.schema';

export const twoFactorTexts = {
  alreadyOn: 'المصادقة الثنائية مفعّلة من قبل',
  notOn: 'المصادقة الثنائية غير مفعّلة',
  setUpFirst: 'ابدأ تفعيل المصادقة الثنائية أولاً',
  ownReset: 'ألغِ المصادقة الثنائية لحسابك بكلمة المرور من إعدادات الأمان',
} as const;

export const TwoFactorState = z.object({
  enabled: z.boolean(),
  enabledAt: Instant.nullable(),
  recoveryCodesLeft: z.int(),
});
export type TwoFactorState = z.output<typeof TwoFactorState>;

/** The new secret, as text to type and as the URI of a QR code. */
export const TwoFactorSecret = z.object({ secret: z.string(), uri: z.string() });
export type TwoFactorSecret = z.output<typeof TwoFactorSecret>;

/** Returned once; the server keeps only hashes. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.output<typeof RecoveryCodes>;

export const PasswordProof = z.strictObject({
  password: z.string('كلمة المرور مطلوبة').min(1, 'كلمة المرور مطلوبة').max(200),
});
export const CodeProof = z.strictObject({ code: LoginCode });

const touches = ['settings', 'users'] as const;

export const twoFactorApi = defineApi({
  state: {
    method: 'GET',
    path: '/auth/two-factor',
    access: 'signed-in',
    summary: 'حالة المصادقة الثنائية للمستخدم الحالي',
    reply: single(TwoFactorState),
  },
  setUp: {
    method: 'POST',
    path: '/auth/two-factor/setup',
    access: 'signed-in',
    summary: 'بدء تفعيل المصادقة الثنائية: سر جديد لتطبيق المصادقة',
    body: PasswordProof,
    reply: single(TwoFactorSecret),
  },
  confirm: {
    method: 'POST',
    path: '/auth/two-factor/confirm',
    access: 'signed-in',
    summary: 'تفعيل المصادقة الثنائية برمز من التطبيق؛ الجواب رموز الاسترداد',
    body: CodeProof,
    reply: single(RecoveryCodes),
    touches,
  },
  renewCodes: {
    method: 'POST',
    path: '/auth/two-factor/recovery-codes',
    access: 'signed-in',
    summary: 'رموز استرداد جديدة بدل السابقة',
    body: PasswordProof,
    reply: single(RecoveryCodes),
    touches,
  },
  disable: {
    method: 'POST',
    path: '/auth/two-factor/disable',
    access: 'signed-in',
    summary: 'إيقاف المصادقة الثنائية بكلمة المرور',
    body: PasswordProof,
    reply: fixedMessage('تم إيقاف المصادقة الثنائية'),
    touches,
  },
  stateOf: {
    method: 'GET',
    path: '/users/:id/two-factor',
    access: 'users:read',
    summary: 'حالة المصادقة الثنائية لمستخدم',
    params: byId,
    reply: single(TwoFactorState),
  },
  reset: {
    method: 'DELETE',
    path: '/users/:id/two-factor',
    access: 'users:update',
    summary: 'إيقاف المصادقة الثنائية لمستخدم فقد هاتفه',
    params: byId,
    reply: fixedMessage('تم إيقاف المصادقة الثنائية للمستخدم'),
    touches,
  },
});
