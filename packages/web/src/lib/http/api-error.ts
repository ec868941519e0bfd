import { texts, type ErrorCode } from '@turoos/contract';
import { errorText } from './error-text';

/** Failures that no response of the server describes. AWAY: it was not asked, because it cannot be reached. */
type ClientCode = 'UNREACHABLE' | 'TIMED_OUT' | 'AWAY' | 'NOT_OURS' | 'UNREADABLE' | 'UNEXPLAINED';

interface Facts {
  /** 0 without a response. */
  status: number;
  code: ErrorCode | ClientCode;
  message: string;
  /** The reference to give to support, for failures without an explanation. */
  traceId?: string;
  details?: Record<string, unknown>;
  /** What failed, shown before the reason. */
  heading?: string;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: Facts['code'];
  readonly traceId: string | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly heading: string | undefined;

  constructor(facts: Facts, options?: ErrorOptions) {
    super(facts.message, options);
    this.status = facts.status;
    this.code = facts.code;
    this.traceId = facts.traceId;
    this.details = facts.details;
    this.heading = facts.heading;
  }
}

/** The server rejected the token; a proxy that asks for its own password is no such rejection. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401 && error.code !== 'UNEXPLAINED';

/** No response came, so the request may or may not have been carried out. */
export const isLost = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['UNREACHABLE', 'TIMED_OUT', 'AWAY'].includes(error.code);

/** The server explained the error in a text for the user. */
export const isExplained = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'UNEXPLAINED';

/** The message for the user, with the trace id in parentheses where there is one. */
export function failureText(error: unknown): string {
  const { message, traceId } = errorText(error);
  return traceId ? `${message} (${traceId})` : message;
}

/** Returns the error with a heading that says what failed. */
export const withHeading = (error: unknown, heading: string): ApiError => {
  const facts = error instanceof ApiError ? error : ({ status: 0, code: 'UNEXPLAINED' } as const);
  const { message, traceId } = errorText(error);
  return new ApiError({ ...facts, message, traceId, heading }, { cause: error });
};

export const headingOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.heading : undefined;

/** `save(fields).catch(saveFailedUnder('فشل في حفظ العميل'))` puts that heading before any reason. */
export const saveFailedUnder =
  (title: string) =>
  (error: unknown): never => {
    throw withHeading(error, title);
  };

export const unreachable = (cause: unknown) =>
  new ApiError({ status: 0, code: 'UNREACHABLE', message: texts.unreachable }, { cause });

export const timedOut = () => new ApiError({ status: 0, code: 'TIMED_OUT', message: texts.timedOut });

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Server errors whose text helps the user, who can wait or free space. */
const readableServerErrors: readonly unknown[] = [
  'UNAVAILABLE',
  'MOVED',
  'STORAGE_FULL',
] satisfies ErrorCode[];

/** Texts for responses of a proxy, which have a status only. */
const proxyTexts: Readonly<Record<number, string>> = {
  401: texts.stoppedOnTheWay,
  403: texts.stoppedOnTheWay,
  407: texts.stoppedOnTheWay,
  404: texts.noSuchPath,
  408: texts.timedOut,
  413: texts.tooLarge,
  414: texts.tooLarge,
  415: texts.unsupportedType,
  429: texts.tooManyRequests,
  431: texts.tooLarge,
  502: texts.serverAway,
  503: texts.serverAway,
  504: texts.timedOut,
};

/** Reads an error response. Most 5xx texts are not for the user; support finds them by the trace id. */
export function asApiError(status: number, body: unknown): ApiError {
  const said = (typeof body === 'object' && body !== null ? body : {}) as Partial<Record<string, unknown>>;
  const details = said.details as Record<string, unknown> | undefined;
  const code = text(said.code) as ErrorCode | undefined;
  // A proxy may answer with JSON too; only our server sends a code or `success: false`.
  const message = code || said.success === false ? text(said.message) : undefined;
  if (message && (status < 500 || readableServerErrors.includes(code)))
    return new ApiError({ status, code: code ?? codeOf(status), message, details });
  return new ApiError({
    status,
    code: status < 500 ? 'UNEXPLAINED' : (code ?? 'INTERNAL'),
    message: code ? texts.unexpected : (proxyTexts[status] ?? texts.unexpected),
    traceId: text(said.traceId),
    details,
  });
}

const codeOf = (status: number): ErrorCode =>
  status === 401
    ? 'UNAUTHORIZED'
    : status === 403
      ? 'FORBIDDEN'
      : status === 404
        ? 'NOT_FOUND'
        : 'BAD_REQUEST';
