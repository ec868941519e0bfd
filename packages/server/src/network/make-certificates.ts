import 'reflect-metadata';
import { createPrivateKey, webcrypto, X509Certificate } from 'node:crypto';
import * as x509 from '@peculiar/x509';
import { daysAfter, earliestDay, type Identity } from './identity';
import type { MachineNames } from './machine-names';

/** Every device of the last ten years accepts it, and its keys are made in a moment. */
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** Browsers refuse certificates that are valid for longer. */
const certificateDays = 397;
const authorityDays = 3650;
/** Devices whose clocks are some days behind accept the certificate too. */
const backdatedDays = 7;

/** Makes a certificate authority, which devices are asked to trust. */
export async function makeAuthority(machine: string, now: Date): Promise<Identity> {
  const keys = await newKeys();
  const made = await x509.X509CertificateGenerator.createSelfSigned({
    name: [{ CN: [`Turoos ${machine} ${now.toISOString().slice(0, 10)}`] }, { O: ['Turoos'] }],
    notBefore: earliestDay,
    notAfter: daysAfter(now, authorityDays),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return identityOf(made, keys);
}

/** Makes a server's certificate, which the authority signs and which ends before the authority does. */
export async function makeCertificate(
  authority: Identity,
  { names, addresses }: MachineNames,
  now: Date,
): Promise<Identity> {
  const keys = await newKeys();
  const signer = new x509.X509Certificate(authority.cert);
  const from = daysAfter(now, -backdatedDays);
  const until = daysAfter(from, certificateDays);
  const made = await x509.X509CertificateGenerator.create({
    subject: [{ CN: [names.at(-1) ?? 'localhost'] }, { O: ['Turoos'] }],
    issuer: signer.subjectName,
    notBefore: from < signer.notBefore ? signer.notBefore : from,
    notAfter: until < signer.notAfter ? until : signer.notAfter,
    publicKey: keys.publicKey,
    signingKey: await signingKey(authority.key),
    signingAlgorithm: algorithm,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension([
        ...names.map((value) => ({ type: 'dns' as const, value })),
        ...addresses.map((value) => ({ type: 'ip' as const, value })),
      ]),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(signer),
    ],
  });
  return identityOf(made, keys);
}

const newKeys = () =>
  webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']) as Promise<webcrypto.CryptoKeyPair>;

const signingKey = (pem: string) =>
  webcrypto.subtle.importKey(
    'pkcs8',
    createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' }),
    algorithm,
    false,
    ['sign'],
  );

async function identityOf(made: x509.X509Certificate, keys: webcrypto.CryptoKeyPair): Promise<Identity> {
  const key = x509.PemConverter.encode(
    await webcrypto.subtle.exportKey('pkcs8', keys.privateKey),
    'PRIVATE KEY',
  );
  return { cert: new X509Certificate(made.toString('pem')).toString(), key: `${key}\n` };
}
