import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import {
  authorityLasts,
  certificateServes,
  isOfFuture,
  isTimePlausible,
  isSignedBy,
  type Identity,
} from './identity';
import { createIdentity, makePrivate, readIdentity, replaceIdentity } from './identity-file';
import { machineName, type MachineNames } from './machine-names';

export interface OwnIdentity extends Identity {
  /** The certificate of the authority that signed it. */
  authority: string;
}

export interface Circumstances {
  dataDir: string;
  names: MachineNames;
  now: Date;
  say(line: string): void;
}

/**
 * Returns the certificate of this server from the data folder. What is missing, damaged, about to end, or does not
 * cover the names of the machine any more is made anew.
 */
export async function ownCertificate(circumstances: Circumstances): Promise<OwnIdentity> {
  const { dataDir, names, now, say } = circumstances;
  if (await makePrivate(tlsFolder(dataDir)))
    say(`The keys in ${tlsFolder(dataDir)} could be read by others; now only their owner can.`);
  const file = serverFile(dataDir);
  const kept = await readIdentity(file);
  const former = typeof kept === 'string' ? undefined : kept.cert;
  const authority = await ownAuthority(circumstances, former);
  // a new one would begin after the devices' time
  if (typeof kept !== 'string' && isSignedBy(kept.cert, authority.cert) && !isTimePlausible(kept.cert, now)) {
    say(
      `The clock of this machine seems wrong (${now.toISOString().slice(0, 10)}), so no certificate is made. ` +
        `Set it; if it is right, delete ${file}.`,
    );
    return { ...kept, authority: authority.cert };
  }
  if (typeof kept !== 'string' && certificateServes(kept.cert, authority.cert, names, now))
    return { ...kept, authority: authority.cert };
  const { makeCertificate } = await import('./make-certificates');
  const made = await makeCertificate(authority, names, now);
  await replaceIdentity(file, made);
  return { ...made, authority: authority.cert };
}

/**
 * Returns the authority that devices trust. It is replaced only if there is no other way, because every device must then
 * trust the new one: one that is gone or damaged is taken from its copy, and one that ends by a clock that cannot be
 * right goes on. `former` is the certificate that it signed last.
 */
async function ownAuthority(
  { dataDir, now, say }: Circumstances,
  former: string | undefined,
): Promise<Identity> {
  const file = authorityFile(dataDir);
  const kept = await readIdentity(file);
  const copy = await readIdentity(`${file}.copy`);
  const old = await readIdentity(`${file}.old`);
  const usable = (one: typeof kept): one is Identity =>
    typeof one !== 'string' && authorityLasts(one.cert, now);
  if (typeof kept !== 'string' && isOfFuture(kept.cert, now) && usable(old)) {
    say(
      `The certificate authority in ${file} was made while the clock ran ahead: the one before it is used again.`,
    );
    return settled(file, old);
  }
  if (usable(kept)) return settled(file, kept, copy);
  if (typeof kept !== 'string' && former && !isTimePlausible(former, now)) return kept;
  const what = kept === 'none' ? 'is gone' : kept === 'damaged' ? 'is damaged' : 'has ended';
  const spare = [copy, old].find(usable);
  if (kept !== 'none') await rename(file, `${file}.old`);
  if (spare) {
    say(`The certificate authority in ${file} ${what}: its copy was put in its place.`);
    return settled(file, spare);
  }
  if (kept !== 'none' || former)
    say(
      `The certificate authority in ${file} ${what}: a new one was made, which every device must trust again.`,
    );
  const { makeAuthority } = await import('./make-certificates');
  return settled(file, await createIdentity(file, await makeAuthority(machineName(), now)));
}

/** Writes an authority where it belongs, and its copy, unless they are there. */
async function settled(
  file: string,
  authority: Identity,
  copy: Identity | 'none' | 'damaged' = 'none',
): Promise<Identity> {
  const isThere = async (path: string) => {
    const found = await readIdentity(path);
    return typeof found !== 'string' && found.cert === authority.cert;
  };
  if (!(await isThere(file))) await replaceIdentity(file, authority);
  const isCopied = typeof copy !== 'string' && copy.cert === authority.cert;
  if (!isCopied) await replaceIdentity(`${file}.copy`, authority);
  return authority;
}

const authorityFile = (dataDir: string): string => join(tlsFolder(dataDir), 'authority.pem');

/** Servers on several machines may share the folder. */
export const serverFile = (dataDir: string): string =>
  join(tlsFolder(dataDir), `server-${machineName() || 'turoos'}.pem`);

export const tlsFolder = (dataDir: string): string => join(dataDir, 'tls');
