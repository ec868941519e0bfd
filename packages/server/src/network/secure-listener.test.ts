import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import { connect, createServer as createRival, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { daysAfter, type Identity } from './identity';
import { makeAuthority, makeCertificate } from './make-certificates';
import { createNetwork, unreachable, type Network } from './network';
import { listenSecurely, type SecureListener } from './secure-listener';

const host = '127.0.0.1';
let authority: Identity;
const certified = (names: string[], addresses: string[] = [], now = new Date()) =>
  makeCertificate(authority, { names, addresses }, now);
const served = (identity: Identity) => ({ ...unreachable, identity });

let plain: Server;
let network: Network;
let listener: SecureListener;
let said: string[];

beforeAll(async () => {
  authority = await makeAuthority('till', new Date());
});
beforeEach(async () => {
  said = [];
  network = createNetwork();
  plain = createServer((asked, reply) => reply.end(`${asked.url} ${'encrypted' in asked.socket}`));
  await new Promise<void>((resolve) => void plain.listen(0, host, resolve));
});
afterEach(async () => {
  plain.closeAllConnections();
  plain.close();
  await listener.close();
});

const listen = async (port = 0) =>
  (listener = await listenSecurely(plain, { port, host }, network, (line) => said.push(line)));

/** Asks as a device that trusts the authority, by the name it typed. */
const ask = (name: string, ca: string | undefined = authority.cert) =>
  new Promise<string>((resolve, reject) => {
    // with an address there is no name to send
    const servername = name === host ? '' : name;
    request({
      host,
      port: network.ports.https,
      servername,
      headers: { host: name },
      ca,
      path: '/sales',
      agent: false,
    })
      .on('response', (reply) => void text(reply).then(resolve, reject))
      .on('error', reject)
      .end();
  });

it('devices that trust the authority are served under every name of the certificate, and under no other', async () => {
  network.change(served(await certified(['localhost', 'turoos.local'], [host])));
  await listen();
  for (const name of ['localhost', 'turoos.local', host]) expect(await ask(name)).toBe('/sales true');
  await expect(ask('elsewhere.local')).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
  const other = await makeAuthority('other', new Date());
  await expect(ask('localhost', other.cert)).rejects.toThrow(/unable to/);
});

it('an expired certificate is refused by devices', async () => {
  network.change(served(await certified(['localhost'], [], daysAfter(new Date(), -398))));
  await listen();
  await expect(ask('localhost')).rejects.toMatchObject({ code: 'CERT_HAS_EXPIRED' });
});

it('a changed address is served with its new certificate at once, while open connections go on', async () => {
  network.change(served(await certified(['localhost'])));
  await listen();
  const { https: port } = network.ports;
  await expect(ask(host)).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
  const open = connectTls({ host, port, servername: 'localhost', ca: authority.cert });
  await expect.poll(() => open.authorized).toBe(true);
  network.change(served(await certified(['localhost'], [host])));
  expect(await ask(host)).toBe('/sales true');
  expect(network.ports.https).toBe(port);
  open.write('GET /later HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  expect(await text(open)).toContain('/later true');
});

it('https begins when there is a certificate at last', async () => {
  await listen();
  expect(network.ports.https).toBeUndefined();
  network.change(served(await certified(['localhost'])));
  await expect.poll(() => network.ports.https).toBeGreaterThan(0);
  expect(await ask('localhost')).toBe('/sales true');
});

it('a port in use is said, and http goes on', async () => {
  const rival = createRival().listen(0, host);
  await expect.poll(() => rival.listening).toBe(true);
  const { port } = rival.address() as AddressInfo;
  network.change(served(await certified(['localhost'])));
  await listen(port);
  rival.close();
  expect(said).toEqual([expect.stringContaining(`port ${port} is in use`)]);
  const { port: open } = plain.address() as AddressInfo;
  expect(await (await fetch(`http://${host}:${open}/`)).text()).toBe('/ false');
});

it('connections that never finish their handshake, or speak no TLS, hold up nothing', async () => {
  network.change(served(await certified(['localhost'])));
  await listen();
  const { https: port = 0 } = network.ports;
  const silent = Array.from({ length: 50 }, () => connect(port, host).on('error', () => undefined));
  const lost = connect(port, host).on('error', () => undefined);
  lost.write('GET / HTTP/1.1\r\n\r\n');
  await expect.poll(() => lost.destroyed).toBe(true);
  await expect.poll(() => silent.every(({ readyState }) => readyState === 'open')).toBe(true);
  expect(await ask('localhost')).toBe('/sales true');
  const began = performance.now();
  await listener.close();
  expect(performance.now() - began).toBeLessThan(1000);
  await expect.poll(() => silent.every(({ destroyed }) => destroyed)).toBe(true);
});
