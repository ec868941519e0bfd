import { backupTexts, ruleBroken } from '@turoos/contract';

/** What the body consists of; their order in this list is their number in the file. */
const kinds = ['manifest', 'table', 'file', 'data', 'end', 'totals'] as const;
export type RecordKind = (typeof kinds)[number];

export interface Record {
  kind: RecordKind;
  payload: Buffer;
}

export const blockLength = 128 * 1024;
const longest = 4 * 1024 * 1024;
const headLength = 5;

/** A record: its kind in one byte, its length in four, and itself. */
export function record(kind: RecordKind, payload: Buffer | object): Buffer {
  const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload));
  const head = Buffer.alloc(headLength);
  head[0] = kinds.indexOf(kind);
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

export async function* readRecords(source: AsyncIterable<Buffer>): AsyncGenerator<Record> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    held = held.length ? Buffer.concat([held, chunk]) : chunk;
    for (let next = recordAt(held); next; next = recordAt(held)) {
      yield next;
      held = held.subarray(headLength + next.payload.length);
    }
  }
  if (held.length) throw ruleBroken(backupTexts.damaged);
}

function recordAt(held: Buffer): Record | undefined {
  if (held.length < headLength) return undefined;
  const kind = kinds[held[0] as number];
  const length = held.readUInt32BE(1);
  if (!kind || length > longest) throw ruleBroken(backupTexts.damaged);
  if (held.length < headLength + length) return undefined;
  return { kind, payload: held.subarray(headLength, headLength + length) };
}
