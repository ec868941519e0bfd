import { readFile } from 'node:fs/promises';
import { messageOf } from '../system/error-facts';
import { operatorText } from '../system/operator-text';
import { StartupError } from '../system/startup-error';
import { endOf, identityProblem, type Identity } from './identity';

/** Reads the certificate that the operator names, and throws why it cannot be used. */
export async function givenCertificate(files: { cert: string; key: string }): Promise<Identity> {
  const identity = {
    cert: await readNamed('TUROOS_TLS_CERT', files.cert),
    key: await readNamed('TUROOS_TLS_KEY', files.key),
  };
  const problem = identityProblem(identity);
  if (problem) throw new StartupError(`TUROOS_TLS_CERT and TUROOS_TLS_KEY cannot be used: ${problem}.`);
  return identity;
}

/** Returns the operator's warning about a certificate that has ended, or undefined. */
export const endedNote = ({ cert }: Identity, now: Date): string | undefined => {
  const end = endOf(cert);
  return end < now
    ? `The certificate of TUROOS_TLS_CERT ended on ${end.toISOString().slice(0, 10)}.`
    : undefined;
};

async function readNamed(variable: string, file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new StartupError(`${variable}: ${file} cannot be read: ${messageOf(error)}`);
  });
  return operatorText(file, bytes);
}
