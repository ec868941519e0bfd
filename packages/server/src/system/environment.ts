import { isIP } from 'node:net';
import { z } from 'zod';

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
export const Environment = z.object({
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
export type Environment = z.output<typeof Environment>;
