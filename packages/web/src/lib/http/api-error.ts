import { texts, type ErrorCode } from '@turoos/contract';
import { errorText } from './error-text';

/** Failures that no answer of the server describes. */
type ClientCode = 'UNREACHABLE' | 'TIMED_OUT' | 'UNREADABLE' | 'UNEXPLAINED';

interface Facts {
  /** 0 when there was no answer. */
  status: number;
  code: ErrorCode | ClientCode;
  message: string;
  /** The reference to tell support, for failures nobody can explain to the user. */
  traceId?: string;
  details?: Record<string, unknown>;
  /** What failed, said before why. */
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

/** The server refused who we say we are; a proxy on the way that asks for a password of its own did not. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401 && error.code !== 'UNEXPLAINED';

/** It may have been done or not: no answer came. */
export const isLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'UNREACHABLE' || error.code === 'TIMED_OUT');

/** The server itself said in words what is wrong. */
export const isExplained = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'UNEXPLAINED';

/** The whole sentence for the user, with the reference in parentheses where there is one. */
export function failureText(error: unknown): string {
  const { message, traceId } = errorText(error);
  return traceId ? `${message} (${traceId})` : message;
}

/** The same failure, told with what failed before why. */
export const headed = (error: unknown, heading: string): ApiError => {
  const facts = error instanceof ApiError ? error : ({ status: 0, code: 'UNEXPLAINED' } as const);
  const { message, traceId } = errorText(error);
  return new ApiError({ ...facts, message, traceId, heading }, { cause: error });
};

export const headingOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.heading : undefined;

/** `save(fields).catch(saveFailedUnder('فشل في حفظ العميل'))`: the form's banner begins with it, whatever the reason. */
export const saveFailedUnder =
  (title: string) =>
  (error: unknown): never => {
    throw headed(error, title);
  };

export const unreachable = (cause: unknown) =>
  new ApiError({ status: 0, code: 'UNREACHABLE', message: texts.unreachable }, { cause });

export const timedOut = () => new ApiError({ status: 0, code: 'TIMED_OUT', message: texts.timedOut });

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Of what is wrong with the server itself, what people can wait for or mend. */
const spoken: readonly unknown[] = ['UNAVAILABLE', 'STORAGE_FULL'] satisfies ErrorCode[];

/** What a proxy on the way says with nothing but a status. */
const strangers: Readonly<Record<number, string>> = {
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

/** Reads what a refusing answer says; beside 4xx answers few speak to the user, the rest is for support. */
export function asApiError(status: number, body: unknown): ApiError {
  const said = (typeof body === 'object' && body !== null ? body : {}) as Partial<Record<string, unknown>>;
  const details = said.details as Record<string, unknown> | undefined;
  const code = text(said.code) as ErrorCode | undefined;
  // not every JSON comes from our server
  const message = code || said.success === false ? text(said.message) : undefined;
  if (message && (status < 500 || spoken.includes(code)))
    return new ApiError({ status, code: code ?? codeOf(status), message, details });
  return new ApiError({
    status,
    code: status < 500 ? 'UNEXPLAINED' : (code ?? 'INTERNAL'),
    message: code ? texts.unexpected : (strangers[status] ?? texts.unexpected),
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
