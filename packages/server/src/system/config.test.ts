import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config';

const read = (environment: Record<string, string>) => readConfig(environment, 'no such file');

describe('the configuration', () => {
  it('has defaults for everything', () =>
    expect(read({})).toMatchObject({
      port: 5000,
      host: '0.0.0.0',
      devHeaders: false,
      workers: 1,
      invoiceVersion: '2.8.7',
    }));

  it('treats an empty variable as absent', () =>
    expect(read({ PORT: '', DATABASE_URL: '' }).port).toBe(5000));

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ TUROOS_HTTPS: 'yes' }, 'TUROOS_HTTPS'],
    [{ TUROOS_HTTPS_PORT: '70000' }, 'TUROOS_HTTPS_PORT'],
    [{ TUROOS_HTTPS_PORT: '5000' }, 'TUROOS_HTTPS_PORT'],
    [{ TUROOS_TLS_CERT: 'shop.crt' }, 'TUROOS_TLS_KEY'],
    [{ TUROOS_TLS_KEY: 'shop.key' }, 'TUROOS_TLS_CERT'],
    [{ TUROOS_ADMIN_PASSWORD: 'short' }, 'TUROOS_ADMIN_PASSWORD'],
    [{ TUROOS_PORT: '1' }, 'TUROOS_PORT'],
    [{ TUROOS_DEV_HEADERS: 'yes' }, 'TUROOS_DEV_HEADERS'],
    [{ TUROOS_DEV_HEADERS: '1', TUROOS_TRUST_PROXY: '1' }, 'TUROOS_DEV_HEADERS'],
    [{ TUROOS_TRUST_PROXY: 'true' }, 'TUROOS_TRUST_PROXY'],
    [{ TUROOS_TRUST_PROXY: '99' }, 'TUROOS_TRUST_PROXY'],
    [{ TUROOS_TRUST_PROXY: 'nginx' }, 'TUROOS_TRUST_PROXY'],
    [{ TUROOS_TRUST_PROXY: '10.0.0.1/33' }, 'TUROOS_TRUST_PROXY'],
    [{ TUROOS_TRUST_PROXY: '10.0.0.1,' }, 'TUROOS_TRUST_PROXY'],
    [{ TUROOS_TRUST_PROXY: '0.0.0.0/0' }, 'TUROOS_TRUST_PROXY'],
    [{ TUROOS_TRUST_PROXY: '::/0' }, 'TUROOS_TRUST_PROXY'],
    [{ TUROOS_SMTP_URL: 'http://mail.ye', TUROOS_SMTP_FROM: 'a@shop.ye' }, 'TUROOS_SMTP_URL'],
    [{ TUROOS_SMTP_URL: 'smtp://', TUROOS_SMTP_FROM: 'a@shop.ye' }, 'TUROOS_SMTP_URL'],
    [{ TUROOS_SMTP_URL: 'smtp://mail.ye', TUROOS_SMTP_FROM: 'the shop' }, 'TUROOS_SMTP_FROM'],
    [{ TUROOS_SMTP_URL: 'smtp://mail.ye' }, 'TUROOS_SMTP_FROM'],
    [{ TUROOS_SMTP_FROM: 'a@shop.ye' }, 'TUROOS_SMTP_URL'],
    [{ TUROOS_SMTP_PER_MINUTE: '0' }, 'TUROOS_SMTP_PER_MINUTE'],
    [{ TUROOS_SMS_URL: 'ftp://sms.ye' }, 'TUROOS_SMS_URL'],
    [{ TUROOS_SMS_METHOD: 'PUT' }, 'TUROOS_SMS_METHOD'],
    [{ TUROOS_SMS_BODY: 'to={to}' }, 'TUROOS_SMS_BODY'],
    [{ TUROOS_SMS_BODY: '{"to":"{to}","text":{text}}' }, 'TUROOS_SMS_BODY'],
    [{ TUROOS_SMS_METHOD: 'GET', TUROOS_SMS_BODY: '{"to":"{to}","text":"{text}"}' }, 'TUROOS_SMS_BODY'],
    [{ TUROOS_WORKERS: '0' }, 'TUROOS_WORKERS'],
    [{ TUROOS_WORKERS: '2.5' }, 'TUROOS_WORKERS'],
    [{ TUROOS_WORKERS: 'auto' }, 'TUROOS_WORKERS'],
    [{ TUROOS_SMS_PER_MINUTE: 'many' }, 'TUROOS_SMS_PER_MINUTE'],
    [{ TUROOS_METRICS_TOKEN: 'short' }, 'TUROOS_METRICS_TOKEN'],
    [{ TUROOS_PUBLIC_URL: 'shop.ye' }, 'TUROOS_PUBLIC_URL'],
    [{ TUROOS_AI_URL: 'ftp://ai.ye', TUROOS_AI_MODEL: 'm' }, 'TUROOS_AI_URL'],
    [{ TUROOS_AI_URL: 'https://ai.ye/v1' }, 'TUROOS_AI_MODEL'],
    [{ TUROOS_AI_MODEL: 'm' }, 'TUROOS_AI_URL'],
    [{ TUROOS_AI_TIMEOUT: '0' }, 'TUROOS_AI_TIMEOUT'],
    [{ TUROOS_AI_DAILY_LIMIT: '-1' }, 'TUROOS_AI_DAILY_LIMIT'],
  ])('rejects %j by its name', (environment, name) =>
    expect(() => read(environment as unknown as Record<string, string>)).toThrow(name),
  );

  it.each([
    [{}, 5443],
    [{ PORT: '80' }, 523],
    [{ PORT: '65400' }, 64_957],
    [{ PORT: '0' }, 0],
    [{ TUROOS_HTTPS_PORT: '443' }, 443],
    [{ HOST: '127.0.0.1', TUROOS_HTTPS: 'on' }, 5443],
    [{ HOST: 'localhost', TUROOS_TLS_CERT: 'a', TUROOS_TLS_KEY: 'b' }, 5443],
  ])('with %j serves https on %d', (environment, port) =>
    expect(read(environment as unknown as Record<string, string>).https).toMatchObject({ port }),
  );

  it.each([{ HOST: '127.0.0.1' }, { HOST: '::1' }, { TUROOS_HTTPS: 'off' }])(
    'with %j serves no https',
    (environment) => expect(read(environment as unknown as Record<string, string>).https).toBe(false),
  );

  it('accepts the number of proxies in front, or their addresses', () => {
    const trust = (value: string) => read({ TUROOS_TRUST_PROXY: value }).trustProxy;
    expect([read({}).trustProxy, trust('0'), trust('1'), trust('2')]).toEqual([false, false, 1, 2]);
    expect(trust('127.0.0.1, 10.0.0.0/8,::1')).toEqual(['127.0.0.1', '10.0.0.0/8', '::1']);
  });

  it('never shows the value of a rejected password', () =>
    expect(() => read({ TUROOS_ADMIN_PASSWORD: 's3cret' })).toThrow(/^(?!.*s3cret)/));

  it('accepts a mail server, with or without credentials', () => {
    const smtp = { url: 'smtps://user:p%40ss@mail.ye:465', from: 'تروس <reports@shop.ye>' };
    const set = { TUROOS_SMTP_URL: smtp.url, TUROOS_SMTP_FROM: smtp.from };
    expect(read(set).smtp).toEqual({ ...smtp, perMinute: 120 });
    expect(read({ ...set, TUROOS_SMTP_PER_MINUTE: '30' }).smtp?.perMinute).toBe(30);
    expect(read({}).smtp).toBeUndefined();
  });

  it('accepts an SMS gateway, with its request format', () => {
    const url = 'https://sms.ye/send?user=a';
    expect(read({ TUROOS_SMS_URL: url }).sms).toEqual({
      url,
      method: 'POST',
      body: '{"to":"{to}","text":"{text}","from":"{from}"}',
      key: undefined,
      from: '',
      perMinute: 60,
    });
    const asked = { TUROOS_SMS_METHOD: 'GET', TUROOS_SMS_KEY: 'k', TUROOS_SMS_FROM: 'تروس' };
    expect(read({ TUROOS_SMS_URL: url, ...asked }).sms).toMatchObject({
      method: 'GET',
      body: 'to={to}&text={text}&from={from}',
      key: 'k',
      from: 'تروس',
    });
    expect(read({ TUROOS_SMS_KEY: 'k' }).sms).toBeUndefined();
  });

  it('accepts the public URL, with or without a trailing slash', () => {
    expect(read({ TUROOS_PUBLIC_URL: 'https://shop.ye/turoos/' }).publicUrl).toBe('https://shop.ye/turoos');
    expect(read({}).publicUrl).toBeUndefined();
  });

  it('never shows a rejected URL, which may contain a password', () =>
    expect(() => read({ TUROOS_SMTP_URL: 'http://u:s3cret@x', TUROOS_SMTP_FROM: 'a@b.ye' })).toThrow(
      /^(?!.*s3cret)/,
    ));

  it('rejects the development headers in production', () =>
    expect(() => read({ TUROOS_DEV_HEADERS: '1', NODE_ENV: 'production' })).toThrow('TUROOS_DEV_HEADERS'));

  it('reads the passphrase of backups from the first line of a file, and does not start without it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'turoos-passphrase-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'passphrase');
    expect(() => read({ TUROOS_BACKUP_PASSPHRASE_FILE: file })).toThrow('there is no file');
    writeFileSync(file, 'short\n');
    expect(() => read({ TUROOS_BACKUP_PASSPHRASE_FILE: file })).toThrow('fewer than 8');
    writeFileSync(file, 'eight or more\nnot this\n');
    expect(read({ TUROOS_BACKUP_PASSPHRASE_FILE: file }).backupPassphrase).toBe('eight or more');
  });

  it('reads a .env file, overridden by the environment', () => {
    const folder = mkdtempSync(join(tmpdir(), 'turoos-env-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, '.env');
    writeFileSync(file, 'PORT=6000\nHOST="127.0.0.1"\n');
    expect(readConfig({ PORT: '7000' }, file)).toMatchObject({ port: 7000, host: '127.0.0.1' });
  });

  it('reads files as Notepad saves them, and refuses what PowerShell writes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'turoos-env-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const env = join(folder, '.env');
    const passphrase = join(folder, 'passphrase.txt');
    writeFileSync(passphrase, '\uFEFFعبارة طويلة\r\n');
    writeFileSync(env, `\uFEFFPORT=6000\r\nTUROOS_BACKUP_PASSPHRASE_FILE=${passphrase}\r\n`);
    expect(readConfig({}, env)).toMatchObject({ port: 6000, backupPassphrase: 'عبارة طويلة' });
    for (const file of [passphrase, env]) {
      writeFileSync(file, '\uFEFFPORT=6000\r\n', 'utf16le');
      expect(() => readConfig({}, env)).toThrow(`الملف ${file} محفوظ بترميز UTF-16`);
    }
  });
});
