import { z } from 'zod';
import { Instant } from '../kernel/time';
import { Id } from '../kernel/text';

export const authTexts = {
  fillAll: 'يرجى ملء جميع الحقول المطلوبة',
  wrongCredentials: 'اسم المستخدم أو كلمة المرور غير صحيحة',
  /**
   * The answer while sign-ins are throttled. It is the same for a right and a wrong password, so that
   * guessing reveals nothing.
   */
  tooManyTries: 'محاولات دخول كثيرة',
  failedTitle: 'خطأ في تسجيل الدخول',
  failed: 'فشل في تسجيل الدخول',
  codeRequired: 'أدخل الرمز من تطبيق المصادقة',
  wrongCode: 'الرمز غير صحيح أو استُخدم من قبل',
  passwordExpired: 'انتهت صلاحية كلمة المرور، اختر كلمة مرور جديدة',
  startOver: 'انتهت مهلة تسجيل الدخول، أدخل اسم المستخدم وكلمة المرور من جديد',
} as const;

const credential = z.string(authTexts.fillAll).max(200);

export const Credentials = z.strictObject({
  username: credential.trim().min(1, authTexts.fillAll),
  password: credential.min(1, authTexts.fillAll),
});
export type Credentials = z.output<typeof Credentials>;

const Challenge = z.string().min(1).max(1000);
/** Six digits from the authenticator app, in any spacing or digit script, or a recovery code. */
export const LoginCode = z.string(authTexts.codeRequired).trim().min(1, authTexts.codeRequired).max(60);

/** The second step of signing in, after the first was answered with TWO_FACTOR_REQUIRED and a challenge. */
export const CodeAnswer = z.strictObject({ challenge: Challenge, code: LoginCode });
export type CodeAnswer = z.output<typeof CodeAnswer>;

/** The last step of signing in, after an earlier one was answered with PASSWORD_EXPIRED and a challenge. */
export const PasswordAnswer = z.strictObject({
  challenge: Challenge,
  newPassword: credential.min(1, authTexts.fillAll),
});
export type PasswordAnswer = z.output<typeof PasswordAnswer>;

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
  /** The warehouses the user is bound to; left out for a user of the whole shop. */
  warehouses: z.array(Id).optional(),
  isActive: z.boolean(),
  /** Minutes of inactivity until the browser signs out. */
  sessionTimeout: z.int(),
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

/** The final answer of signing in, after any number of steps. */
export const SignedIn = Tokens.extend({ user: SessionUser });
export type SignedIn = z.output<typeof SignedIn>;

/** A place (device or browser) where a user is signed in. */
export const OpenSession = z.object({
  _id: Id,
  createdAt: Instant,
  lastUsedAt: Instant,
  expiresAt: Instant,
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** The session that makes this request. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.output<typeof OpenSession>;
