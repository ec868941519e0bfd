import { randomInt } from 'node:crypto';
import { AppError, errorStatus, texts, type ErrorCode, type ErrorReply } from '@turoos/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '../db/sql-state';

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Short enough to be read out over the telephone. */
export const newTraceId = (): string =>
  Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');

export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asAppError(error);
  if (known.status >= 500) request.log.error({ err: error }, 'request failed');
  const body: ErrorReply = {
    success: false,
    code: known.code,
    message: known.message,
    traceId: request.id,
    ...(known.details && { details: known.details }),
  };
  const wait = known.details?.['retryAfter'];
  if (typeof wait === 'number') reply.header('retry-after', Math.ceil(wait));
  return reply.status(known.status).send(body);
}

export const handleNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  handleError(new AppError('NOT_FOUND', texts.noSuchPath) as unknown as FastifyError, request, reply);

/** What Fastify, Node and PostgreSQL complain of, in the terms of an answer. */
function asAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  const fromDatabase = databaseError(error);
  if (fromDatabase) return fromDatabase;
  switch (error.statusCode) {
    case 400:
      return new AppError('BAD_REQUEST', texts.brokenJson);
    case 404:
    case 405:
      return new AppError('NOT_FOUND', texts.noSuchPath);
    case 408:
      return new AppError('TIMEOUT', texts.timedOut);
    case 413:
    case 414:
    case 431:
      return new AppError('TOO_LARGE', texts.tooLarge);
    case 415:
      return new AppError('UNSUPPORTED_TYPE', texts.unsupportedType);
    case 429:
      return new AppError('TOO_MANY_REQUESTS', texts.tooManyRequests);
    default:
      return new AppError('INTERNAL', texts.unexpected);
  }
}

/** Only conditions of the machine are told apart here; a broken rule is a use-case's own AppError. */
function databaseError(error: Error): AppError | undefined {
  const byState: Record<string, ErrorCode> = {
    '53100': 'STORAGE_FULL',
    '53300': 'UNAVAILABLE',
    '57014': 'TIMEOUT',
    '57P01': 'UNAVAILABLE',
    '57P02': 'UNAVAILABLE',
    '57P03': 'UNAVAILABLE',
  };
  const code = byState[sqlState(error) ?? ''] ?? (isConnectionLoss(error) ? 'UNAVAILABLE' : undefined);
  if (!code) return undefined;
  const messages = {
    STORAGE_FULL: texts.storageFull,
    TIMEOUT: texts.timedOut,
    UNAVAILABLE: texts.unavailable,
  } as Partial<Record<ErrorCode, string>>;
  return new AppError(code, messages[code] ?? texts.unexpected);
}

const isConnectionLoss = (error: Error): boolean =>
  ('code' in error && ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(String(error.code))) ||
  /connection terminated|timeout exceeded when trying to connect|cannot use a pool after/i.test(
    error.message,
  );

/** Answers to what never becomes a request: garbage on the line, headers beyond the limit, a line gone silent. */
export function rawErrorReply(code: string | undefined): string {
  const [status, appCode, message]: [number, ErrorCode, string] =
    code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'TOO_LARGE', texts.tooLarge]
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [errorStatus.TIMEOUT, 'TIMEOUT', texts.timedOut]
        : [errorStatus.BAD_REQUEST, 'BAD_REQUEST', texts.invalid];
  const body = JSON.stringify({ success: false, code: appCode, message, traceId: newTraceId() });
  return (
    `HTTP/1.1 ${status} Error\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
    `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}
