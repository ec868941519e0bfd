import { roleNames, type RoleName } from '@turoos/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../src/app';
import { connectBranches, type BranchReads, type Db } from '../src/db/connect';
import { transaction } from '../src/db/transaction';
import { createBackground, type Background } from '../src/kernel/background';
import { createExports, exportLimits, type ExportLimits, type Exports } from '../src/kernel/exports';
import type { Jobs } from '../src/kernel/jobs';
import { startLive, type Live } from '../src/kernel/live';
import { createLongReads, longReadLimits } from '../src/kernel/long-reads';
import { createMonitor, type Monitor } from '../src/kernel/monitor';
import { createReads } from '../src/kernel/reads';
import type { Services } from '../src/kernel/services';
import { createNetwork } from '../src/network/network';
import { keyReader } from '../src/modules/api-keys';
import { readSession } from '../src/modules/auth';
import { hashPassword } from '../src/modules/passwords';
import { syncSystemRoles } from '../src/modules/roles';
import { followTokenKey, sharedSecret, type TokenKey } from '../src/modules/secrets';
import { openSession } from '../src/modules/sessions';
import { readConfig, type Config } from '../src/system/config';
import { useDatabase } from './database';

export const testPassword = 'a good password';
/** Hashed once: hashing is slow on purpose, and the tests create thousands of users. */
let testHash: Promise<string> | undefined;

/** The queue has tests of its own; starting it elsewhere would take longer than the rest of the test. */
const idleJobs: Jobs = { running: () => true, enqueue: async () => null, close: async () => undefined };

export interface Person {
  id: string;
  username: string;
  token: string;
  refreshToken: string;
  /** Calls the API as this user; the path is relative to /api. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
}

export type Reply = LightMyRequestResponse;

/** A running app with a database of its own. Usable inside hooks and tests. */
export function useApp(
  settings: Partial<Config> = {},
  extend?: (app: FastifyInstance, services: Services) => void,
  limits: Partial<ExportLimits> = {},
) {
  const database = useDatabase();
  let app: FastifyInstance;
  let live: Live;
  let exports: Exports;
  let branches: BranchReads;
  let tokenKey: TokenKey;
  let links: Uint8Array;
  let background: Background;
  let monitor: Monitor;

  beforeAll(async () => {
    const config = {
      ...readConfig({ TUROOS_LOG_LEVEL: 'silent', TUROOS_RATE_LIMIT: '0' }, 'none'),
      ...settings,
    };
    const { db } = database;
    await transaction(db, syncSystemRoles);
    live = await startLive(database.url, db, () => undefined);
    tokenKey = await followTokenKey(db, live, () => undefined);
    links = await sharedSecret(db, 'links');
    const { url } = database;
    const warn = () => undefined;
    const reads = createReads({ db, live, primary: { db, url } });
    exports = createExports({ ...exportLimits(), ...limits });
    background = createBackground();
    monitor = createMonitor({ counter: db });
    branches = connectBranches(url, { max: 2 });
    const services = {
      config,
      db,
      url,
      reads,
      branches,
      exports,
      longReads: createLongReads(longReadLimits(6)),
      background,
      live,
      network: createNetwork(),
      jobs: idleJobs,
      monitor,
      tokens: tokenKey,
      links,
      readSession: (token: string) => readSession({ db, tokens: tokenKey }, token),
      readKey: keyReader(db, config.workers),
      warn,
    };
    app = await createApp(services);
    extend?.(app, services);
  });
  afterAll(async () => {
    monitor?.close();
    await Promise.all([
      live?.close(),
      exports?.close(),
      app?.close(),
      background?.close(),
      branches?.close(),
    ]);
  });

  const inject = (options: InjectOptions): Promise<Reply> => app.inject(options);
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    inject({
      method: method as 'GET',
      url: `/api${path}`,
      headers,
      ...(body !== undefined && { payload: body as object }),
    });

  /** Signs in a new user of that role, without the cost of a real login. */
  async function person(
    role: RoleName | (string & {}),
    username = `${role}-${crypto.randomUUID()}`,
  ): Promise<Person> {
    const facts = {
      ip: '127.0.0.1',
      userAgent: 'test',
      traceId: 'test',
      idempotencyKey: undefined,
      till: undefined,
    };
    const passwordHash = await (testHash ??= hashPassword(testPassword));
    const { id, tokens } = await transaction(database.db, async (tx) => {
      const created = await tx
        .insertInto('users')
        .values({ username, name: `اختبار ${role}`, role, passwordHash })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { ...created, tokens: await openSession(tx, tokenKey.now, created.id, facts) };
    });
    return {
      id,
      username,
      token: tokens.accessToken,
      refreshToken: tokens.refreshToken,
      call: (method, path, body, headers) =>
        call(method, path, body, { authorization: `Bearer ${tokens.accessToken}`, ...headers }),
    };
  }

  return {
    get app() {
      return app;
    },
    get db(): Db {
      return database.db;
    },
    get url() {
      return database.url;
    },
    get tokenKey() {
      return tokenKey.now;
    },
    get links() {
      return links;
    },
    get live() {
      return live;
    },
    inject,
    call,
    person,
    everyRole: () => Promise.all(roleNames.map(async (role) => ({ role, who: await person(role) }))),
  };
}
