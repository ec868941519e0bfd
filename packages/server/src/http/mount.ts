import multipart from '@fastify/multipart';
import {
  acceptsKeys,
  apiKeyTexts,
  AppError,
  can,
  denial,
  texts,
  tillHeader,
  type Api,
  type Endpoint,
} from '@turoos/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { transaction, type Tx } from '../db/transaction';
import type { Actor } from '../kernel/actor';
import { assertAudited } from '../kernel/audit';
import { withNumber } from '../kernel/coming-number';
import type { Context, Handlers, RequestFacts, Start, Streamed } from '../kernel/handlers';
import { assertBooked } from '../kernel/moved-value';
import type { Services } from '../kernel/services';
import { auditDenial, auditExport, isExport } from './audit-request';
import { authenticate } from './authenticate';
import { withinBranches } from './branch-scope';
import { assertNotOverloaded, givesWay, readsInTurn } from './counter-first';
import { assertDeclaresRight } from './declared-right';
import { claimKey, Replay, storeAnswer } from './idempotency';
import { readInput } from './read-input';
import { readUpload } from './read-upload';
import { refuseHidden } from './refuse-hidden';
import { replyTexts, type ReplyText } from './reply-texts';
import { searchByKeys } from './search-by-keys';
import { sendStream } from './send-stream';
import { sendTagged, utf8 } from './send-tagged';

/** Registers the endpoints of an API: sign-in, right, input, transaction and response, in this order. */
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
    // the list that a file contains the rows of: the endpoint itself, or the list of its API
    const list = endpoint.reply.kind === 'stream' ? (handlers['list'] as Handle | undefined) : undefined;
    const encodeFor = replyTexts(endpoint.reply);
    const yields = givesWay(area, endpoint);
    const route: RouteOptions = {
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      ...(endpoint.bodyLimit && largeBody(services, area, endpoint, endpoint.bodyLimit)),
      handler: (request, reply) =>
        serve(services, { area, endpoint, handle, list, encodeFor, yields }, request, reply),
    };
    if (endpoint.upload) acceptFile(app, route, endpoint.upload);
    else if (endpoint.plainForm) acceptPlainForm(app, route);
    else app.route(route);
  }
}

/** Checks the right before a large body is read, so that only permitted users can make the server read it. */
const largeBody = (services: Services, area: string, endpoint: Endpoint, bodyLimit: number) => ({
  bodyLimit,
  onRequest: async (request: FastifyRequest) => {
    const user = await authenticate(services, request);
    await auditDenial(services, user, endpoint, async () => authorise(user, area, endpoint));
  },
});

/** Registers multipart parsing for this route only; other routes reject multipart bodies unread. */
const acceptFile = (app: FastifyInstance, route: RouteOptions, { most }: { most: number }) =>
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: most, files: 1, fields: 20, fieldSize: 10_000 } });
    scope.route(route);
  });

/** Accepts, and ignores, the form of a page that works without scripts, for this route only. */
const acceptPlainForm = (app: FastifyInstance, route: RouteOptions) =>
  app.register(async (scope) => {
    const kinds = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(kinds, { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.route(route);
  });

type Handle = (input: unknown, context: unknown) => Promise<unknown>;

interface Served {
  area: string;
  endpoint: Endpoint;
  handle: Handle;
  list: Handle | undefined;
  encodeFor: (user: Actor | undefined) => ReplyText;
  /** Whether it is refused while the server is overloaded. */
  yields: boolean;
}

async function serve(
  services: Services,
  { area, endpoint, handle, list = handle, encodeFor, yields }: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (yields) assertNotOverloaded(services);
  const user = endpoint.access === 'public' ? undefined : await authenticate(services, request);
  if (user) await auditDenial(services, user, endpoint, async () => authorise(user, area, endpoint));
  const form = endpoint.upload && (await readUpload(request, endpoint.upload));
  const seen = user?.warehouses ? withinBranches(services, user.warehouses) : services;
  if (user?.warehouses)
    await refuseHidden(
      seen.db,
      { params: request.params, query: request.query, body: form ? form.fields : request.body },
      endpoint,
    );
  const input = {
    ...readInput(endpoint, request, { fields: form?.fields, knownOnly: user?.keyId !== undefined }),
    file: form?.file,
  };
  const facts = requestFacts(request);
  const encode = encodeFor(user);
  const { reads, end } = readsInTurn(seen, user?.id ?? '');

  const context: Context<Endpoint> = {
    ...seen,
    reads,
    user: user as Actor,
    request: facts,
    tx: (work, start = 'claimed') => transaction(services.db, (tx) => perform(tx, work, start)),
    toFile: async (work) => {
      assertNotOverloaded(services);
      const { id: userId, warehouses: within } = user as Actor;
      const { url } = await seen.reads.of({ id: userId });
      return services.exports.make({ userId, url, within, gone: disconnectSignal(reply) }, work);
    },
  };

  let stored: { tx: Tx; answer: unknown; body: string } | undefined;
  async function perform<T>(tx: Tx, work: (tx: Tx) => Promise<T>, start: Start): Promise<T> {
    // a request that began before the shop moved may have taken its time
    services.refuseMoved?.();
    const key = endpoint.idempotent && user ? facts.idempotencyKey : undefined;
    const claiming = key && user ? claimKey(tx, user, endpoint, key, input) : undefined;
    if (start === 'claimed') await claiming;
    const [claim, answer] = await bothOrFirstError(claiming, work(tx));
    if (endpoint.method !== 'GET' && endpoint.audited !== false) assertAudited(tx, endpoint);
    assertBooked(tx, `${endpoint.method} ${endpoint.path}`);
    if (claim) {
      stored = { tx, answer, body: encode(answer) };
      await storeAnswer(tx, claim, stored.body);
    }
    return answer;
  }

  const answerTo = (asked: unknown) => handle(asked, context);
  const retried = (asked: unknown) => services.reads.retriedOnPrimary(() => answerTo(asked));

  try {
    const answer = await auditDenial(services, user, endpoint, () =>
      searchByKeys(endpoint, input, endpoint.method === 'GET' ? retried : answerTo, (asked) =>
        services.reads.retriedOnPrimary(() => list(asked, context)),
      ),
    ).finally(end);
    if (endpoint.touches) services.live.announce(endpoint.touches);
    if (isStreamed(endpoint, answer)) {
      if (user && isExport(endpoint, answer)) await auditExport(services, user, area, answer, input);
      return sendStream(reply, answer, services.exports.limits.silence);
    }
    const body = stored && stored.answer === answer ? withNumber(stored.tx, stored.body) : encode(answer);
    if (endpoint.method === 'GET' && endpoint.tagged !== false) return await sendTagged(reply, body);
    return await reply
      .status(endpoint.status ?? 200)
      .type('application/json; charset=utf-8')
      .send(utf8(body));
  } catch (error) {
    if (error instanceof Replay) return reply.status(endpoint.status ?? 200).send(error.response);
    throw error;
  }
}

/** Waits for both; when both fail, the error is that of the first, which the second may only be a consequence of. */
async function bothOrFirstError<A, B>(first: Promise<A> | undefined, second: Promise<B>) {
  const [one, other] = await Promise.allSettled([first, second]);
  if (one.status === 'rejected') throw one.reason;
  if (other.status === 'rejected') throw other.reason;
  return [one.value, other.value] as const;
}

function authorise(user: Actor, area: string, endpoint: Endpoint): void {
  const { access } = endpoint;
  if (user.keyId && !acceptsKeys(area, endpoint)) throw new AppError('FORBIDDEN', apiKeyTexts.forPeople);
  if (access === 'public' || access === 'signed-in' || can(user, access)) return;
  throw new AppError('FORBIDDEN', denial(access, user));
}

function requestFacts(request: FastifyRequest): RequestFacts {
  const { 'idempotency-key': key, [tillHeader]: till } = request.headers;
  if (key !== undefined && (typeof key !== 'string' || key.length > 200))
    throw new AppError('BAD_REQUEST', texts.invalid);
  return {
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    traceId: request.id,
    idempotencyKey: key || undefined,
    till: typeof till === 'string' ? till : undefined,
  };
}

const isStreamed = ({ reply }: Endpoint, answer: unknown): answer is Streamed =>
  reply.kind === 'stream' || (reply.offersFile === true && 'stream' in (answer as object));

/** Returns a signal that fires when the client disconnects before the response is complete. */
function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
