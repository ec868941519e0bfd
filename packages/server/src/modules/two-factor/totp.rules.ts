import { createHmac, timingSafeEqual } from 'node:crypto';
import { latinDigits } from '@turoos/contract';

/** Parameters that every authenticator app supports: RFC 6238 with SHA-1, 30 seconds, six digits. */
const stepSeconds = 30;
const codeDigits = 6;
/** Steps by which a telephone's clock may be ahead or behind. */
const drift = 1;

export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / stepSeconds);

/** Returns the code of one step (RFC 4226, section 5.3). */
export function codeOf(secret: Buffer, step: number, digits = codeDigits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Returns the step of a typed code, among the steps within the drift that are not used yet. */
export function stepOfCode(
  secret: Buffer,
  typed: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | undefined {
  const code = latinDigits(typed).replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return undefined;
  const present = stepAt(now);
  // a future step was used while the clock ran ahead
  const used = lastStep > present + drift ? 0 : lastStep;
  let found: number | undefined;
  for (let step = present - drift; step <= present + drift; step++)
    if (timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code)) && step > used) found ??= step;
  return found;
}
