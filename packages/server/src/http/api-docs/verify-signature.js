import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the bytes as they came; header: Turoos-Signature
export const isGenuine = (secret, header, body) => {
  const [, seconds, sum] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!sum || Math.abs(Date.now() / 1000 - Number(seconds)) > 300) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(sum, 'hex'));
};
