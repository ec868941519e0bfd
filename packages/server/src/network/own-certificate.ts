import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { authorityLasts, certificateServes, type Identity } from './identity';
import { createIdentity, readIdentity, replaceIdentity } from './identity-file';
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
  const { dataDir, names, now } = circumstances;
  const authority = await ownAuthority(circumstances);
  const file = serverFile(dataDir);
  const kept = await readIdentity(file);
  if (typeof kept !== 'string' && certificateServes(kept.cert, authority.cert, names, now))
    return { ...kept, authority: authority.cert };
  const { makeCertificate } = await import('./make-certificates');
  const made = await makeCertificate(authority, names, now);
  await replaceIdentity(file, made);
  return { ...made, authority: authority.cert };
}

async function ownAuthority({ dataDir, now, say }: Circumstances): Promise<Identity> {
  const file = join(tlsFolder(dataDir), 'authority.pem');
  const kept = await readIdentity(file);
  if (typeof kept !== 'string' && authorityLasts(kept.cert, now)) return kept;
  if (kept !== 'none') {
    await rename(file, `${file}.old`);
    const what = kept === 'damaged' ? 'is damaged' : 'has ended';
    say(
      `The certificate authority in ${file} ${what}: a new one was made, which every device must trust again.`,
    );
  }
  const { makeAuthority } = await import('./make-certificates');
  return createIdentity(file, await makeAuthority(machineName(), now));
}

/** Servers on several machines may share the folder. */
export const serverFile = (dataDir: string): string =>
  join(tlsFolder(dataDir), `server-${machineName() || 'turoos'}.pem`);

const tlsFolder = (dataDir: string): string => join(dataDir, 'tls');
