import { backupTexts, ruleBroken } from '@turoos/contract';
import { framesOf } from './frames';

/** The kinds of records in the body; the index in this list is the kind's number in the file. */
const kinds = ['manifest', 'table', 'file', 'data', 'end', 'totals'] as const;
export type RecordKind = (typeof kinds)[number];

export interface Record {
  kind: RecordKind;
  payload: Buffer;
}

export const blockLength = 128 * 1024;
const longest = 4 * 1024 * 1024;
const headLength = 5;

/** Encodes a record: one byte for the kind, four for the length, then the payload. */
export function record(kind: RecordKind, payload: Buffer | object): Buffer {
  const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload));
  const head = Buffer.alloc(headLength);
  head[0] = kinds.indexOf(kind);
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

export async function* readRecords(source: AsyncIterable<Buffer>): AsyncGenerator<Record> {
  for await (const { head, payload } of framesOf(source, { headLength, lengthOf }))
    yield { kind: kinds[head[0] as number] as RecordKind, payload };
}

function lengthOf(head: Buffer): number {
  const length = head.readUInt32BE(1);
  if (!kinds[head[0] as number] || length > longest) throw ruleBroken(backupTexts.damaged);
  return length;
}
