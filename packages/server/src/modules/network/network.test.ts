import { X509Certificate } from 'node:crypto';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import type { Services } from '../../kernel/services';
import { makeAuthority, makeCertificate } from '../../network/make-certificates';

let services: Services;
const shop = useApp({}, (_, given) => (services = given));

it('tells those who may read settings how other devices reach the server', async () => {
  const { network } = services;
  const manager = await shop.person('manager');
  const read = async () => (await manager.call('GET', '/network')).json().data;
  expect(await read()).toEqual({
    secure: [],
    plain: [],
    trustPage: '',
    certificateEnds: null,
    fingerprints: null,
  });
  const authority = await makeAuthority('till', new Date());
  const addresses = ['192.168.1.10', 'fd00::10'];
  const identity = await makeCertificate(authority, { names: ['localhost'], addresses }, new Date());
  Object.assign(network.ports, { http: 5000, https: 5443 });
  network.change({ addresses, name: 'turoos.local', identity, authority: authority.cert });
  const { fingerprint256: sha256, fingerprint: sha1 } = new X509Certificate(authority.cert);
  expect(await read()).toEqual({
    secure: ['https://turoos.local:5443', 'https://192.168.1.10:5443', 'https://[fd00::10]:5443'],
    plain: ['http://turoos.local:5000', 'http://192.168.1.10:5000', 'http://[fd00::10]:5000'],
    trustPage: 'http://192.168.1.10:5000/trust',
    certificateEnds: new Date(new X509Certificate(identity.cert).validTo).toISOString(),
    fingerprints: { sha256, sha1 },
  });
});
