import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { isLoopback } from './is-loopback';
import { StartupError } from './startup-error';

const port = z.coerce.number().int().min(0).max(65535);
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');
const smtpUrl = z
  .string()
  .regex(/^smtps?:\/\/[^/\s]/, 'must start with smtp:// or smtps://')
  .refine((value) => URL.canParse(value), 'is not an address');
/** 'turoos@shop.ye' or 'Turoos <turoos@shop.ye>'. */
const sender = z
  .string()
  .regex(/^([^<>@]+<)?[^\s<>@]+@[^\s<>@]+\.?[^\s<>@]+>?$/, 'must be an e-mail address');
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const perMinute = z.coerce.number().int().min(1).max(100_000);
const onOff = z
  .enum(['0', '1', 'true', 'false', 'on', 'off'])
  .transform((value) => ['1', 'true', 'on'].includes(value));

/**
 * The number of trusted proxies in front, or their addresses; addresses forwarded by anyone else are ignored.
 */
const proxies = z.string().transform((text, context): false | number | string[] => {
  if (/^\d$/.test(text)) return Number(text) || false;
  const addresses = text.split(',').map((one) => one.trim());
  if (addresses.every(isAddress)) return addresses;
  context.addIssue(
    'must be the number of proxies (1 to 9), or their addresses such as 10.0.0.2,192.168.1.0/24, but not everybody',
  );
  return z.NEVER;
});

function isAddress(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= (version === 4 ? 32 : 128))
  );
}

/** '9100-9109' */
const portRange = z.string().transform((text, context): [number, number] => {
  const [, least = '', most = least] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  const range: [number, number] = [Number(least), Number(most)];
  if (range[0] >= 1 && range[0] <= range[1] && range[1] <= 65_535) return range;
  context.addIssue('must be a port or a range of ports such as 9100-9109');
  return z.NEVER;
});

/**
 * Every variable Turoos reads. The README lists them; an unknown name or an invalid value stops the start.
 */
const Environment = z.object({
  PORT: port.default(5000),
  HOST: z.string().min(1).default('0.0.0.0'),
  TUROOS_HTTPS: onOff.optional(),
  TUROOS_HTTPS_PORT: port.optional(),
  TUROOS_MDNS: onOff.default(true),
  TUROOS_TLS_CERT: z.string().min(1).optional(),
  TUROOS_TLS_KEY: z.string().min(1).optional(),
  TUROOS_DATA: z.string().min(1).default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  TUROOS_ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(200).optional(),
  TUROOS_LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).optional(),
  TUROOS_TRUST_PROXY: proxies.default(false),
  TUROOS_WORKERS: z.coerce.number().int().min(1).max(32).default(1),
  TUROOS_RATE_LIMIT: z.coerce.number().int().min(0).default(6000),
  TUROOS_DEV_HEADERS: onOff.default(false),
  TUROOS_SMTP_URL: smtpUrl.optional(),
  TUROOS_SMTP_FROM: sender.optional(),
  TUROOS_SMTP_PER_MINUTE: perMinute.default(120),
  TUROOS_SMS_URL: httpUrl.optional(),
  TUROOS_SMS_METHOD: z.enum(['POST', 'GET']).default('POST'),
  TUROOS_SMS_BODY: z.string().max(5000).optional(),
  TUROOS_SMS_KEY: z.string().min(1).max(2000).optional(),
  TUROOS_SMS_FROM: z.string().max(50).default(''),
  TUROOS_SMS_PER_MINUTE: perMinute.default(60),
  TUROOS_PUBLIC_URL: httpUrl.optional(),
  TUROOS_AI_URL: httpUrl.optional(),
  TUROOS_AI_KEY: z.string().min(1).max(500).optional(),
  TUROOS_AI_MODEL: z.string().min(1).max(200).optional(),
  TUROOS_AI_DAILY_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(200),
  TUROOS_AI_TIMEOUT: z.coerce.number().int().min(1).max(50).default(30),
  TUROOS_BACKUP_PASSPHRASE_FILE: z.string().min(1).optional(),
  TUROOS_ARCHIVE_SECONDS: z.coerce.number().int().min(1).max(3600).default(30),
  TUROOS_INVOICE_VERSION: z.string().min(1).max(30).default('2.8.7'),
  TUROOS_PRINTER_PORTS: portRange.default([9100, 9109]),
  TUROOS_WEBHOOKS_INSIDE: onOff.default(false),
  TUROOS_METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,500}$/, 'must have at least 16 characters and no spaces')
    .optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
});

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
    { url: string; key: string | undefined; model: string; dailyLimit: number; timeout: number } | undefined;
}

type Variables = Record<string, string | undefined>;

/** Reads the environment, which overrides a .env file in the working folder. */
export function readConfig(environment: Variables = process.env, envFile = resolve('.env')): Config {
  const file = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
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
function httpsOf(env: z.output<typeof Environment>): Config['https'] {
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

/**
 * Reads the passphrase from the first line of a file. A missing one stops the start, because unencrypted
 * backups might otherwise go unnoticed for years.
 */
function passphraseIn(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  if (!existsSync(file)) throw new StartupError(`TUROOS_BACKUP_PASSPHRASE_FILE: there is no file ${file}.`);
  const [passphrase = ''] = readFileSync(file, 'utf8').split(/\r?\n/);
  if (passphrase.length < 8) throw new StartupError(`The passphrase in ${file} has fewer than 8 characters.`);
  return passphrase;
}

const smsBodies = {
  POST: '{"to":"{to}","text":"{text}","from":"{from}"}',
  GET: 'to={to}&text={text}&from={from}',
};

/**
 * Validates the SMS template at start, so that a template without number or text fails now and not with the
 * first message.
 */
function smsGateway(env: z.output<typeof Environment>): Config['sms'] {
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
