import { z } from 'zod';
import { Instant } from '../kernel/time';
import { Id } from '../kernel/text';

export const authTexts = {
  fillAll: 'يرجى ملء جميع الحقول المطلوبة',
  wrongCredentials: 'اسم المستخدم أو كلمة المرور غير صحيحة',
  failedTitle: 'خطأ في تسجيل الدخول',
  failed: 'فشل في تسجيل الدخول',
} as const;

const credential = z.string(authTexts.fillAll).max(200);

export const Credentials = z.strictObject({
  username: credential.trim().min(1, authTexts.fillAll),
  password: credential.min(1, authTexts.fillAll),
});
export type Credentials = z.output<typeof Credentials>;

export const RefreshRequest = z.strictObject({ refreshToken: z.string().min(1).max(500) });

export const SessionUser = z.object({
  _id: Id,
  username: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.string(),
  roleLabel: z.string(),
  permissions: z.array(z.string()),
  isActive: z.boolean(),
  lastLogin: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type SessionUser = z.output<typeof SessionUser>;

/** expiresIn is the access token's remaining life in seconds. */
export const Tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.int(),
});
export type Tokens = z.output<typeof Tokens>;

/** One place where a user is signed in. */
export const OpenSession = z.object({
  _id: Id,
  createdAt: Instant,
  lastUsedAt: Instant,
  expiresAt: Instant,
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.output<typeof OpenSession>;
