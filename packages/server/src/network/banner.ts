import { renderUnicodeCompact } from 'uqr';
import { otherAddresses, trustPageAddress } from './addresses';
import { fingerprintsOf } from './fingerprints';
import type { Network } from './network';

/**
 * Returns the lines that tell the operator how other devices reach the server. A terminal also gets a QR code of the
 * page where they begin.
 */
export function networkLines(network: Network, isTerminal: boolean): string[] {
  const { secure, plain } = otherAddresses(network);
  const lines = [...secure, ...plain].map((address) => `Other devices:   ${address}`);
  const page = trustPageAddress(network);
  const { authority } = network.state();
  if (page && authority)
    lines.push(`They begin at:   ${page}`, `Fingerprint:     ${fingerprintsOf(authority).sha256} (SHA-256)`);
  if (page && isTerminal) lines.push('', ...renderUnicodeCompact(page, { border: 2 }).split('\n'), '');
  return lines;
}
