import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { AppError, can, denial, texts, type Api, type Endpoint } from '@turoos/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { transaction, type Tx } from '../db/transaction';
import type { Actor } from '../kernel/actor';
import { assertAudited } from '../kernel/audit';
import { recordEvent, recordOnce } from '../kernel/audit-event';
import type { Context, Handlers, RequestFacts, Streamed } from '../kernel/handlers';
import type { Services } from '../kernel/services';
import { authenticate } from './authenticate';
import { assertDeclaresRight } from './declared-right';
import { claimKey, Replay, storeAnswer } from './idempotency';
import { readInput } from './read-input';
import { readUpload } from './read-upload';
import { replyEncoder } from './reply-encoder';
import { searchByKeys } from './search-by-keys';

/** Puts an API's endpoints on the server: sign-in, right, input, transaction, answer, in this order. */
export function mount<A extends Api>(
  app: FastifyInstance,
  services: Services,
  api: A,
  handlers: Handlers<A>,
  area = 'data',
): void {
  for (const [name, endpoint] of Object.entries(api)) {
    assertDeclaresRight(endpoint);
    const handle = handlers[name] as Handle;
    // the list whose rows a file holds: the endpoint's own, or its API's
    const list = endpoint.reply.kind === 'stream' ? (handlers['list'] as Handle | undefined) : undefined;
    const encodeBody = replyEncoder(endpoint.reply.body);
    const encode: Encode = (answer) => encodeBody(endpoint.reply.wrap(answer));
    const route: RouteOptions = {
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      ...(endpoint.bodyLimit && largeBody(services, endpoint, endpoint.bodyLimit)),
      handler: (request, reply) => serve(services, { area, endpoint, handle, list, encode }, request, reply),
    };
    if (endpoint.upload) acceptFile(app, route, endpoint.upload);
    else if (endpoint.plainForm) acceptPlainForm(app, route);
    else app.route(route);
  }
}

/** Nobody who may not send it makes the server read it. */
const largeBody = (services: Services, endpoint: Endpoint, bodyLimit: number) => ({
  bodyLimit,
  onRequest: async (request: FastifyRequest) => {
    const user = await authenticate(services, request);
    await noteRefusal(services, user, endpoint, async () => authorise(user, endpoint));
  },
});

/** Only here are forms with files understood; anywhere else they are refused unread. */
const acceptFile = (app: FastifyInstance, route: RouteOptions, { most }: { most: number }) =>
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: most, files: 1, fields: 20, fieldSize: 10_000 } });
    scope.route(route);
  });

/** The same for forms without files, of pages that work without a script. */
const acceptPlainForm = (app: FastifyInstance, route: RouteOptions) =>
  app.register(async (scope) => {
    const kinds = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(kinds, { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.route(route);
  });

type Handle = (input: unknown, context: unknown) => Promise<unknown>;
type Encode = (answer: unknown) => unknown;

interface Served {
  area: string;
  endpoint: Endpoint;
  handle: Handle;
  list: Handle | undefined;
  encode: Encode;
}

async function serve(
  services: Services,
  { area, endpoint, handle, list = handle, encode }: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const user = endpoint.access === 'public' ? undefined : await authenticate(services, request);
  if (user) await noteRefusal(services, user, endpoint, async () => authorise(user, endpoint));
  const form = endpoint.upload && (await readUpload(request, endpoint.upload));
  const input = { ...readInput(endpoint, request, form?.fields), file: form?.file };
  const facts = requestFacts(request);

  const context: Context<Endpoint> = {
    ...services,
    user: user as Actor,
    request: facts,
    tx: (work) => transaction(services.db, (tx) => perform(tx, work)),
    toFile: async (work) => {
      const { id: userId } = user as Actor;
      const { url } = await services.reads.of({ id: userId });
      return services.exports.make({ userId, url, gone: whenGone(reply) }, work);
    },
  };

  async function perform<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
    const key = endpoint.idempotent && user ? facts.idempotencyKey : undefined;
    if (key && user) await claimKey(tx, user, endpoint, key, input);
    const answer = await work(tx);
    if (endpoint.method !== 'GET' && endpoint.audited !== false) assertAudited(tx, endpoint);
    if (key && user) await storeAnswer(tx, user, endpoint, key, encode(answer));
    return answer;
  }

  const answerTo = (asked: unknown) => handle(asked, context);
  const steadily = (asked: unknown) => services.reads.steadily(() => answerTo(asked));

  try {
    const answer = await noteRefusal(services, user, endpoint, () =>
      searchByKeys(endpoint, input, endpoint.method === 'GET' ? steadily : answerTo, (asked) =>
        services.reads.steadily(() => list(asked, context)),
      ),
    );
    if (endpoint.touches) services.live.announce(endpoint.touches);
    if (isStreamed(endpoint, answer)) {
      if (user && isExport(endpoint, answer)) await noteExport(services, user, area, answer, input);
      return sendStream(reply, answer, services.exports.limits.silence);
    }
    return await reply.status(endpoint.status ?? 200).send(encode(answer));
  } catch (error) {
    if (error instanceof Replay) return reply.status(endpoint.status ?? 200).send(error.response);
    throw error;
  }
}

/** Runs the work; that it was refused for want of a right is written down, once a minute for each endpoint. */
async function noteRefusal<T>(
  { db, warn }: Services,
  user: Actor | undefined,
  { method, path }: Endpoint,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (user && error instanceof AppError && error.code === 'FORBIDDEN') {
      const after = { request: `${method} ${path}`, reason: error.message };
      await recordOnce(db, user, { action: 'auth.refused', entity: 'users', after }).catch(warn);
    }
    throw error;
  }
}

/** Tables taken out as files; attachments and pictures are single things that people look at. */
const isExport = ({ path }: Endpoint, { type, shown }: Streamed): boolean =>
  !shown && !path.startsWith('/attachments') && /csv|spreadsheet|pdf/.test(type);

async function noteExport(
  { db }: Services,
  user: Actor,
  area: string,
  { filename, stream }: Streamed,
  { query }: { query?: unknown },
): Promise<void> {
  const after = { fileName: filename, filters: query };
  await recordEvent(db, user, { action: 'data.export', entity: area, after }).catch((error: unknown) => {
    stream.destroy();
    throw error;
  });
}

function authorise(user: Actor, { access }: Endpoint): void {
  if (access === 'public' || access === 'signed-in' || can(user, access)) return;
  throw new AppError('FORBIDDEN', denial(access));
}

function requestFacts(request: FastifyRequest): RequestFacts {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || key.length > 200))
    throw new AppError('BAD_REQUEST', texts.invalid);
  return {
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    traceId: request.id,
    idempotencyKey: key || undefined,
  };
}

const isStreamed = ({ reply }: Endpoint, answer: unknown): answer is Streamed =>
  reply.kind === 'stream' || (reply.offersFile === true && 'stream' in (answer as object));

/** Whatever is in a file, opened as a page it can run nothing. */
const powerless = "default-src 'none'; sandbox";

/** Fires when whoever asked hung up before all of the answer was there. */
function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

function sendStream(reply: FastifyReply, answer: Streamed, silence: number): FastifyReply {
  const { type, stream, filename, shown, length, endless, status = 200, headers = {} } = answer;
  reply
    .status(status)
    .headers(headers)
    .header('content-type', type)
    .header('cache-control', 'no-store')
    .header('content-security-policy', powerless);
  if (length !== undefined) reply.header('content-length', length);
  if (filename) {
    const place = shown ? 'inline' : 'attachment';
    reply.header('content-disposition', `${place}; filename*=UTF-8''${encodeURIComponent(filename)}`);
  }
  // a HEAD request wants nothing of it, and nobody takes what a dead or a silent line was to carry
  if (reply.request.method === 'HEAD') {
    stream.destroy();
    return reply.send(Readable.from([]));
  }
  reply.raw.once('close', () => stream.destroy());
  if (!endless) reply.raw.setTimeout(silence, () => reply.raw.destroy());
  return reply.send(stream);
}
