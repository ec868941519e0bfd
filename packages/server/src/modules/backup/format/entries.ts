import { isDeepStrictEqual } from 'node:util';
import { backupTexts, ruleBroken } from '@turoos/contract';
import type { z } from 'zod';
import { EntryEnd } from './contents';
import { measure } from './measure';
import type { Record } from './records';

/**
 * Passes the bytes of one entry to a reader, then compares their size and hash with the entry's end record.
 */
export async function readEntry(
  records: AsyncGenerator<Record>,
  add: 'add' | 'addRows',
  take: (data: AsyncIterable<Buffer>) => Promise<void>,
): Promise<EntryEnd> {
  const measured = measure();
  let claimed: EntryEnd | undefined;
  async function* data(): AsyncGenerator<Buffer> {
    for (let next = await nextRecord(records); ; next = await nextRecord(records)) {
      if (next.kind === 'end') {
        claimed = parseRecord(EntryEnd, next.payload);
        return;
      }
      if (next.kind !== 'data') throw ruleBroken(backupTexts.damaged);
      measured[add](next.payload);
      yield next.payload;
    }
  }
  await take(data());
  const end = measured.end();
  if (!isDeepStrictEqual(claimed, end)) throw ruleBroken(backupTexts.damaged);
  return end;
}

export async function nextRecord(records: AsyncGenerator<Record>): Promise<Record> {
  const { value, done } = await records.next();
  if (done) throw ruleBroken(backupTexts.damaged);
  return value;
}

export async function nextOf(records: AsyncGenerator<Record>, kind: Record['kind']): Promise<Buffer> {
  const next = await nextRecord(records);
  if (next.kind !== kind) throw ruleBroken(backupTexts.damaged);
  return next.payload;
}

export function parseRecord<T>(schema: z.ZodType<T>, payload: Buffer): T {
  try {
    return schema.parse(JSON.parse(payload.toString()));
  } catch {
    throw ruleBroken(backupTexts.damaged);
  }
}
