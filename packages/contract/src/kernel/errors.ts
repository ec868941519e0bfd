import type { FieldIssue } from './validation';

/**
 * The codes a reply may carry, each with its HTTP status. Clients branch on these, never on the Arabic message; a
 * generic code is enough where nobody does.
 */
export const errorStatus = {
  BAD_REQUEST: 400,
  VALIDATION: 400,
  UNAUTHORIZED: 401,
  TOKEN_EXPIRED: 401,
  LOGIN_FAILED: 401,
  TWO_FACTOR_REQUIRED: 401,
  PASSWORD_EXPIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TIMEOUT: 408,
  CONFLICT: 409,
  /** Somebody else changed the record since it was read. */
  STALE_VERSION: 409,
  /** Goods of a sale are kept for somebody else, and nobody said to sell them all the same. */
  RESERVED: 409,
  PRECONDITION_FAILED: 412,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RANGE: 416,
  RULE: 422,
  /** The idempotency key was used for another request. */
  KEY_REUSED: 422,
  /** The request asks for something unusual that its user must confirm first. */
  UNCONFIRMED: 422,
  /** The count of a drawer differs from the books, and its reason is missing. */
  COUNT_DIFFERS: 422,
  /** More cash is taken out of a drawer than it holds by the books, and nobody said that it is meant. */
  DRAWER_SHORT: 422,
  /** Sales of a shift are still on a till that has not sent them. */
  TILLS_WAIT: 422,
  /** A till on which people of a shift sell is out of contact and may have sales, and nobody said to close without it. */
  TILLS_AWAY: 422,
  /** A backup was sealed with another passphrase. */
  WRONG_PASSPHRASE: 422,
  /** The header of the request proves no till of the shop. */
  UNKNOWN_TILL: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  /** Another computer is the shop now; the details have its addresses. */
  MOVED: 503,
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

interface WrongFields extends Record<string, unknown> {
  issues: readonly FieldIssue[];
}

/** An error a user can cause: a code, an Arabic message and details for the screen. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: Exclude<ErrorCode, 'VALIDATION'>, message: string, details?: Record<string, unknown>);
  /** Wrong input names its fields, so that other programs know what to correct. */
  constructor(code: 'VALIDATION', message: string, details: WrongFields);
  constructor(code: ErrorCode, message: string, details?: Record<string, unknown>) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

export const notFound = (message: string = texts.notFound) => new AppError('NOT_FOUND', message);
/** A field of the request that is missing or wrong. */
export const wrongField = (path: string, message: string, details: Record<string, unknown> = {}) =>
  new AppError('VALIDATION', message, { ...details, issues: [{ path, message }] });
export const conflict = (message: string, details?: Record<string, unknown>) =>
  new AppError('CONFLICT', message, details);
export const staleVersion = () => new AppError('STALE_VERSION', texts.changedMeanwhile);
export const unconfirmed = (message: string, details?: Record<string, unknown>) =>
  new AppError('UNCONFIRMED', message, details);
export const ruleBroken = (message: string, details?: Record<string, unknown>) =>
  new AppError('RULE', message, details);

/** An error as sent in a response. */
export interface ErrorReply {
  success: false;
  code: ErrorCode;
  message: string;
  traceId: string;
  details?: Record<string, unknown>;
}

/** Error messages used across the product. */
export const texts = {
  unexpected: 'حدثت مشكلة غير متوقعة، يرجى التواصل مع الدعم الفني',
  unreachable: 'تعذّر الاتصال بالخادم، تحقق من الشبكة ثم حاول مرة أخرى',
  notFound: 'العنصر المطلوب غير موجود',
  noSuchPath: 'المسار المطلوب غير موجود',
  signInFirst: 'يرجى تسجيل الدخول أولاً',
  sessionExpired: 'انتهت صلاحية الجلسة، يرجى تسجيل الدخول مرة أخرى',
  invalid: 'البيانات المرسلة غير صحيحة',
  unstorable: 'النص يحتوي على رموز غير مسموحة',
  tooLong: 'أحد النصوص المرسلة أطول من المسموح، اختصره ثم أعد المحاولة',
  tooDeep: 'البيانات المرسلة متداخلة أكثر من المسموح',
  tooManyFields: 'عدد الحقول المرسلة أكبر من المسموح',
  brokenJson: 'تعذّر قراءة البيانات المرسلة',
  brokenUpload: 'تعذّر قراءة الملف المرسل، أرسله في الحقل file',
  tooLarge: 'حجم البيانات المرسلة أكبر من المسموح',
  unsupportedType: 'نوع البيانات المرسلة غير مدعوم',
  tooManyRequests: 'محاولات كثيرة في وقت قصير، انتظر قليلاً ثم حاول مرة أخرى',
  preconditionFailed: 'تغيّر المحتوى المطلوب منذ آخر قراءة له، حدّث الصفحة ثم أعد المحاولة',
  beyondRange: 'الجزء المطلوب يقع خارج الملف',
  refused: 'تعذّر قبول الطلب بهذه الصورة',
  notOurs: 'وصل رد من خارج خادم تروس، تحقق من الشبكة ثم حاول مرة أخرى',
  stoppedOnTheWay: 'رفضت الشبكة الطلب قبل أن يصل إلى الخادم، راجع مسؤول الشبكة',
  serverAway: 'الخادم غير متاح حالياً، حاول بعد لحظات',
  timedOut: 'استغرق الطلب وقتاً أطول من المسموح',
  unavailable: 'قاعدة البيانات غير متاحة حالياً، حاول بعد لحظات',
  exportsOfOne: 'لديك ملفان قيد التنزيل، انتظر حتى يكتمل أحدهما ثم حاول مرة أخرى',
  exportsOfAll: 'الملفات التي يجري تنزيلها الآن كثيرة، حاول بعد لحظات',
  readsOfOne: 'لديك تقريران قيد الإعداد، انتظر حتى يكتمل أحدهما ثم حاول مرة أخرى',
  readsOfAll: 'التقارير التي يجري إعدادها الآن كثيرة، حاول بعد لحظات',
  overloaded: 'الخادم مشغول جداً الآن والبيع أولاً، حاول بعد لحظات',
  storageFull: 'امتلأت مساحة التخزين على الخادم، لم يتم حفظ أي تغيير',
  keyReused: 'تعذّر التأكد من الحفظ، حدّث الصفحة قبل إعادة المحاولة',
  changedMeanwhile: 'قام مستخدم آخر بتعديل هذا السجل، حدّث الصفحة ثم أعد المحاولة',
} as const;
