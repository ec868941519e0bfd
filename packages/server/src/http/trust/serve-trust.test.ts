import { X509Certificate } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Identity } from '../../network/identity';
import { makeAuthority, makeCertificate } from '../../network/make-certificates';
import { createNetwork, unreachable } from '../../network/network';
import { handleError, handleNotFound } from '../error-handler';
import { addSecurityHeaders } from '../security';
import { serveTrust } from './serve-trust';

const network = createNetwork();
let authority: Identity;
let identity: Identity;
let app: FastifyInstance;

beforeAll(async () => {
  authority = await makeAuthority('till', new Date());
  const names = { names: ['localhost', 'turoos.local'], addresses: ['192.168.1.10'] };
  identity = await makeCertificate(authority, names, new Date());
  app = fastify();
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  addSecurityHeaders(app);
  serveTrust(app, network);
});
beforeEach(() => {
  network.ports = { http: 5000, https: 5443 };
  network.change({ addresses: ['192.168.1.10'], name: undefined, identity, authority: authority.cert });
});
afterAll(() => app.close());

const ask = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: '192.168.1.10:5000', ...headers } });
const page = async (headers?: Record<string, string>) => (await ask('/trust', headers)).body;
const secureLink = async (host: string) => /id="secure" href="([^"]+)"/.exec(await page({ host }))?.[1];

describe('the page', () => {
  it('names the fingerprints, the secure address and its own, with a QR code, and runs no script inside it', async () => {
    const html = await page();
    const { fingerprint, fingerprint256 } = new X509Certificate(authority.cert);
    for (const text of [
      fingerprint,
      fingerprint256,
      'https://192.168.1.10:5443',
      'http://192.168.1.10:5000/trust',
    ])
      expect(html).toContain(text);
    expect(html).toContain('<svg');
    expect(html).not.toMatch(/<script(?! type="module" src=)|style=|onclick/);
    const policy = (await ask('/trust')).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' https://192.168.1.10:5443;");
  });

  it.each([
    ['192.168.1.10:5000', 'https://192.168.1.10:5443/'],
    ['turoos.local:5000', 'https://turoos.local:5443/'],
    ['localhost:5000', 'https://localhost:5443/'],
    // a name that the certificate does not cover, and what is no name
    ['router.home:5000', 'https://192.168.1.10:5443/'],
    ['"><script>:5000', 'https://192.168.1.10:5443/'],
  ])('opened at %s leads to %s', async (host, secure) => expect(await secureLink(host)).toBe(secure));

  it('opened on the server itself shows the address for other devices', async () =>
    expect(await page({ host: 'localhost:5000' })).toContain('<bdi>http://192.168.1.10:5000/trust</bdi>'));

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'ويندوز', 'turoos-ca.crt'],
    ['Mozilla/5.0 (Linux; Android 14; SM-A155F)', 'أندرويد', 'turoos-ca.crt'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'آيفون', 'turoos.mobileconfig'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'لينكس', 'turoos-ca.crt'],
  ])('opens the steps of %s', async (agent, title, file) => {
    const html = await page({ 'user-agent': agent });
    expect(/<details open>\s*<summary>([^<]+)/.exec(html)?.[1]).toContain(title);
    expect(html).toContain(`<a class="action" href="/trust/${file}">`);
  });

  it('with a certificate of another authority offers nothing to install', async () => {
    network.change({ ...network.state(), authority: undefined });
    const html = await page();
    expect(html).toContain('https://192.168.1.10:5443');
    expect(html).not.toContain('/trust/turoos');
    expect((await ask('/trust/turoos-ca.crt')).statusCode).toBe(404);
    expect((await ask('/trust/turoos.mobileconfig')).statusCode).toBe(404);
  });

  it('says that https is off', async () => {
    network.change(unreachable);
    network.ports.https = undefined;
    expect(await page()).toContain('العنوان الآمن غير مشغّل');
  });
});

it('the authority is downloaded alone, without any key, in the types that devices install', async () => {
  const file = await ask('/trust/turoos-ca.crt');
  expect(file.headers).toMatchObject({
    'content-type': 'application/x-x509-ca-cert',
    'content-disposition': 'attachment; filename="turoos-ca.crt"',
  });
  expect(new X509Certificate(file.body).raw.equals(new X509Certificate(authority.cert).raw)).toBe(true);
  expect(file.body).not.toContain('PRIVATE KEY');

  const profile = await ask('/trust/turoos.mobileconfig');
  expect(profile.headers['content-type']).toBe('application/x-apple-aspen-config');
  const [, data = ''] = /<data>([^<]+)<\/data>/.exec(profile.body) ?? [];
  expect(Buffer.from(data, 'base64').equals(new X509Certificate(authority.cert).raw)).toBe(true);
  expect((await ask('/trust/turoos.mobileconfig')).body).toBe(profile.body);
});

it('only the check may be read by pages of another origin', async () => {
  const allowed = async (url: string) => (await ask(url)).headers['access-control-allow-origin'];
  expect(await allowed('/trust/works')).toBe('*');
  for (const url of ['/trust', '/trust/turoos-ca.crt', '/trust/check.js', '/trust/style.css'])
    expect(await allowed(url)).toBeUndefined();
});
