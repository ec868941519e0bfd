/** A position in PostgreSQL's write-ahead log: the bytes from its beginning. PostgreSQL writes it as '1A/2B3C4D5E'. */
export type Lsn = bigint;

export function parseLsn(text: string): Lsn {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

export const formatLsn = (lsn: Lsn): string =>
  `${(lsn >> 32n).toString(16).toUpperCase()}/${(lsn & 0xffffffffn).toString(16).toUpperCase()}`;

/** The log is kept in files of this length, PostgreSQL's default, numbered from its beginning. */
export const segmentLength = 16 * 1024 * 1024;
const segmentsPerGroup = 0x1_0000_0000n / BigInt(segmentLength);

export const segmentOf = (lsn: Lsn): bigint => lsn / BigInt(segmentLength);
export const segmentStart = (segment: bigint): Lsn => segment * BigInt(segmentLength);

export const hex = (value: bigint | number, digits = 8): string =>
  value.toString(16).toUpperCase().padStart(digits, '0');

/** Returns the name of PostgreSQL's own file: the timeline and the number in hexadecimal. */
export const segmentName = (timeline: number, segment: bigint): string =>
  hex(timeline) + hex(segment / segmentsPerGroup) + hex(segment % segmentsPerGroup);

/** Reads the number of a segment from the 24 digits of its name. */
export const segmentIn = (name: string): bigint =>
  BigInt(`0x${name.slice(8, 16)}`) * segmentsPerGroup + BigInt(`0x${name.slice(16, 24)}`);
