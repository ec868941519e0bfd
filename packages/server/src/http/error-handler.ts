import { randomBytes } from 'node:crypto';
import {
  AppError,
  accountingTexts,
  errorStatus,
  ruleBroken,
  texts,
  unitTexts,
  type ErrorCode,
  type ErrorReply,
} from '@turoos/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionLoss } from '../db/connection-loss';
import { sqlState } from '../db/sql-state';

/** The SQLSTATE raised by the trigger function refuse_fraction. */
const fractionRefused = 'TU001';
/** The SQLSTATE raised by the trigger function refuse_closed_day. */
const closedDayRefused = 'TU002';

/** 32 letters and digits that are not mistaken for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns a trace id short enough to be read out over the telephone. */
export const newTraceId = (): string =>
  Array.from(randomBytes(10), (byte) => alphabet[byte % alphabet.length]).join('');

/** Seconds after which clients retry a 503, unless the error specifies another time. */
export const retryAfter = 2;

export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asAppError(error);
  const status = refusalOf(error) ?? known.status;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  const wait = known.details?.['retryAfter'] ?? (status === 503 ? retryAfter : undefined);
  if (typeof wait === 'number') reply.header('retry-after', Math.ceil(wait));
  reply.status(status);
  if (!isApi(request)) return reply.type('text/plain; charset=utf-8').send(`${known.message}\n`);
  const body: ErrorReply = {
    success: false,
    code: known.code,
    message: known.message,
    traceId: request.id,
    ...(known.details && { details: known.details }),
  };
  return reply.send(body);
}

export const isApi = ({ url }: { url: string }): boolean => /^\/api(?![^/?])/i.test(url);

export const handleNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  handleError(new AppError('NOT_FOUND', texts.noSuchPath) as unknown as FastifyError, request, reply);

/** Returns the 4xx status with which a library rejected the request. */
const refusalOf = ({ statusCode = 0 }: FastifyError): number | undefined =>
  statusCode >= 400 && statusCode < 500 ? statusCode : undefined;

/** Converts errors of Fastify, Node and PostgreSQL to AppErrors. */
function asAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  const fromDatabase = databaseError(error);
  if (fromDatabase) return fromDatabase;
  switch (refusalOf(error)) {
    case undefined:
      return new AppError('INTERNAL', texts.unexpected);
    case 400:
      return new AppError('BAD_REQUEST', texts.brokenJson);
    case 404:
    case 405:
      return new AppError('NOT_FOUND', texts.noSuchPath);
    case 408:
      return new AppError('TIMEOUT', texts.timedOut);
    case 412:
      return new AppError('PRECONDITION_FAILED', texts.preconditionFailed);
    case 413:
    case 414:
    case 431:
      return new AppError('TOO_LARGE', texts.tooLarge);
    case 415:
      return new AppError('UNSUPPORTED_TYPE', texts.unsupportedType);
    case 416:
      return new AppError('RANGE', texts.beyondRange);
    case 429:
      return new AppError('TOO_MANY_REQUESTS', texts.tooManyRequests);
    default:
      return new AppError('BAD_REQUEST', texts.refused);
  }
}

/**
 * Converts PostgreSQL errors: lost connections and other machine failures, and the two business rules that
 * triggers enforce, whole quantities for parts sold by the piece and no entry in closed books. Use-cases throw
 * their own AppErrors.
 */
function databaseError(error: Error): AppError | undefined {
  if (isConnectionLoss(error)) return new AppError('UNAVAILABLE', texts.unavailable);
  const state = sqlState(error);
  if (state === '53100') return new AppError('STORAGE_FULL', texts.storageFull);
  if (state === '57014') return new AppError('TIMEOUT', texts.timedOut);
  if (state === closedDayRefused) return ruleBroken(accountingTexts.closed);
  if (state === fractionRefused) {
    const { name, unit, ...part } = JSON.parse(String('detail' in error ? error.detail : '{}'));
    return ruleBroken(unitTexts.whole(name, unit), part);
  }
  return undefined;
}

/**
 * Returns the response to input that never becomes a request: invalid bytes, oversized headers, a client gone
 * silent.
 */
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
