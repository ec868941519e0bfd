import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { Environment } from './environment';
import { isLoopback } from './is-loopback';
import { operatorText, passphraseOf } from './operator-text';
import { StartupError } from './startup-error';

export interface Config {
  port: number;
  host: string;
  /** Where https is served beside http, and the operator's own certificate; false switches it off. */
  https: false | { port: number; given: { cert: string; key: string } | undefined };
  /** Whether devices of the network find the server by the name turoos.local. */
  mdns: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  readUrl: string | undefined;
  adminPassword: string | undefined;
  logLevel: string;
  /**
   * Whose X-Forwarded-For is trusted: nobody's, that of this many proxies, or that of the proxies at these
   * addresses.
   */
  trustProxy: false | number | string[];
  /** Processes that serve HTTP; one needs no other process beside it. */
  workers: number;
  /** Requests per minute from one address, which a whole shop may share; 0 disables the limit. */
  rateLimit: number;
  /** Accepts the development role headers from this machine. */
  devHeaders: boolean;
  /** Encrypts the backups that the server makes on schedule. */
  backupPassphrase: string | undefined;
  /** Milliseconds between two rounds of copying changes into the places for copies. */
  archiveInterval: number;
  /** The ports on which the server may reach printers, both ends included. */
  printerPorts: readonly [number, number];
  /** Whether webhooks may go to plain http and to addresses of this machine and of inner networks. */
  webhooksInside: boolean;
  /** Lets a monitoring program on another machine read the figures of the server. */
  metricsToken: string | undefined;
  /** Printed in the footer of invoices. */
  invoiceVersion: string;
  /** The mail server and the sender address; without it no e-mail is sent. */
  smtp: { url: string; from: string; perMinute: number } | undefined;
  /** The SMS gateway and its request format; without it no text messages are sent. */
  sms:
    | {
        url: string;
        method: 'POST' | 'GET';
        body: string;
        key: string | undefined;
        from: string;
        perMinute: number;
      }
    | undefined;
  /** The URL at which customers' devices reach this server; without it messages contain no links to it. */
  publicUrl: string | undefined;
  /**
   * A chat-completions service for questions about parts, with its daily limit and its timeout in
   * milliseconds.
   */
  ai:
    | { url: string; key: string | undefined; model: string; dailyLimit: number; timeout: number }
    | undefined;
}

type Variables = Record<string, string | undefined>;

/** Reads the environment, which overrides a .env file in the working folder. */
export function readConfig(environment: Variables = process.env, envFile = resolve('.env')): Config {
  const file = existsSync(envFile) ? parseEnv(operatorText(envFile, readFileSync(envFile))) : {};
  const variables = withoutBlanks({ ...file, ...environment });

  const unknown = Object.keys(variables).filter(
    (name) => name.startsWith('TUROOS_') && !(name in Environment.shape),
  );
  if (unknown.length)
    throw new StartupError(`Unknown setting ${unknown.join(', ')}.`, 'The README lists all settings.');

  const parsed = Environment.safeParse(variables);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartupError(
      `A setting is not valid. ${problems.join('; ')}`,
      'The README lists all settings.',
    );
  }
  const env = parsed.data;
  if (env.TUROOS_DEV_HEADERS && env.NODE_ENV === 'production')
    throw new StartupError('TUROOS_DEV_HEADERS must not be set with NODE_ENV=production.');
  if (env.TUROOS_DEV_HEADERS && env.TUROOS_TRUST_PROXY)
    throw new StartupError('TUROOS_DEV_HEADERS must not be set with TUROOS_TRUST_PROXY.');

  if (Boolean(env.TUROOS_SMTP_URL) !== Boolean(env.TUROOS_SMTP_FROM))
    throw new StartupError('TUROOS_SMTP_URL and TUROOS_SMTP_FROM must be set together.');
  if (Boolean(env.TUROOS_AI_URL) !== Boolean(env.TUROOS_AI_MODEL))
    throw new StartupError('TUROOS_AI_URL and TUROOS_AI_MODEL must be set together.');

  return {
    port: env.PORT,
    host: env.HOST,
    https: httpsOf(env),
    mdns: env.TUROOS_MDNS && !isLoopback(env.HOST),
    dataDir: resolve(env.TUROOS_DATA),
    databaseUrl: env.DATABASE_URL,
    readUrl: env.DATABASE_READ_URL,
    adminPassword: env.TUROOS_ADMIN_PASSWORD,
    // on a terminal a person wants to see problems, not every request
    logLevel: env.TUROOS_LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    trustProxy: env.TUROOS_TRUST_PROXY,
    workers: env.TUROOS_WORKERS,
    rateLimit: env.TUROOS_RATE_LIMIT,
    devHeaders: env.TUROOS_DEV_HEADERS,
    backupPassphrase: passphraseIn(env.TUROOS_BACKUP_PASSPHRASE_FILE),
    archiveInterval: env.TUROOS_ARCHIVE_SECONDS * 1000,
    printerPorts: env.TUROOS_PRINTER_PORTS,
    webhooksInside: env.TUROOS_WEBHOOKS_INSIDE,
    metricsToken: env.TUROOS_METRICS_TOKEN,
    invoiceVersion: env.TUROOS_INVOICE_VERSION,
    smtp:
      env.TUROOS_SMTP_URL && env.TUROOS_SMTP_FROM
        ? { url: env.TUROOS_SMTP_URL, from: env.TUROOS_SMTP_FROM, perMinute: env.TUROOS_SMTP_PER_MINUTE }
        : undefined,
    sms: smsGateway(env),
    publicUrl: env.TUROOS_PUBLIC_URL?.replace(/\/+$/, ''),
    ai:
      env.TUROOS_AI_URL && env.TUROOS_AI_MODEL
        ? {
            url: env.TUROOS_AI_URL,
            key: env.TUROOS_AI_KEY,
            model: env.TUROOS_AI_MODEL,
            dailyLimit: env.TUROOS_AI_DAILY_LIMIT,
            timeout: env.TUROOS_AI_TIMEOUT * 1000,
          }
        : undefined,
  };
}

/**
 * Decides where https is served. A server that only its own machine reaches does without, because browsers trust
 * that machine and a proxy in front has its own certificate.
 */
function httpsOf(env: Environment): Config['https'] {
  const { TUROOS_TLS_CERT: cert, TUROOS_TLS_KEY: key, PORT, HOST } = env;
  if (Boolean(cert) !== Boolean(key))
    throw new StartupError('TUROOS_TLS_CERT and TUROOS_TLS_KEY must be set together.');
  const given = cert && key ? { cert: resolve(cert), key: resolve(key) } : undefined;
  if (!(env.TUROOS_HTTPS ?? (given !== undefined || !isLoopback(HOST)))) return false;
  // 5443 beside 5000, and any free port beside any free port
  const beside = PORT === 0 ? 0 : PORT + 443 > 65_535 ? PORT - 443 : PORT + 443;
  const chosen = env.TUROOS_HTTPS_PORT ?? beside;
  if (chosen !== 0 && chosen === PORT)
    throw new StartupError('PORT and TUROOS_HTTPS_PORT must be different numbers.');
  return { port: chosen, given };
}

/** A missing file stops the start, because unencrypted backups might otherwise go unnoticed for years. */
function passphraseIn(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  if (!existsSync(file)) throw new StartupError(`TUROOS_BACKUP_PASSPHRASE_FILE: there is no file ${file}.`);
  return passphraseOf(file, readFileSync(file));
}

const smsBodies = {
  POST: '{"to":"{to}","text":"{text}","from":"{from}"}',
  GET: 'to={to}&text={text}&from={from}',
};

/**
 * Validates the SMS template at start, so that a template without number or text fails now and not with the
 * first message.
 */
function smsGateway(env: Environment): Config['sms'] {
  const { TUROOS_SMS_METHOD: method, TUROOS_SMS_BODY: body = smsBodies[method] } = env;
  const problem = smsBodyProblem(method, body);
  if (problem) throw new StartupError(`TUROOS_SMS_BODY ${problem}.`, 'The README lists all settings.');
  return env.TUROOS_SMS_URL === undefined
    ? undefined
    : {
        url: env.TUROOS_SMS_URL,
        method,
        body,
        key: env.TUROOS_SMS_KEY,
        from: env.TUROOS_SMS_FROM,
        perMinute: env.TUROOS_SMS_PER_MINUTE,
      };
}

function smsBodyProblem(method: 'POST' | 'GET', body: string): string | undefined {
  if (!body.includes('{to}') || !body.includes('{text}')) return 'must hold {to} and {text}';
  if (!body.startsWith('{"')) return undefined;
  if (method === 'GET') return 'must be a form with TUROOS_SMS_METHOD=GET, such as to={to}&text={text}';
  try {
    JSON.parse(body);
    return undefined;
  } catch {
    return 'is not JSON';
  }
}

const withoutBlanks = (variables: Variables) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
