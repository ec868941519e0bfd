import { backupTexts, ruleBroken } from '@turoos/contract';

interface Framing {
  headLength: number;
  /** How many bytes follow a head. */
  lengthOf(head: Buffer): number;
}

/** Cuts a stream into frames, each led by a head that tells its length; a rest that is no frame is damage. */
export async function* framesOf(
  source: AsyncIterable<Buffer>,
  { headLength, lengthOf }: Framing,
): AsyncGenerator<{ head: Buffer; payload: Buffer }> {
  let held: Buffer[] = [];
  let size = 0;
  let needed = headLength;
  for await (const chunk of source) {
    held.push(chunk);
    size += chunk.length;
    // joined once per frame, not once per chunk: a frame comes in many
    if (size < needed) continue;
    const joined = Buffer.concat(held);
    let start = 0;
    for (;;) {
      const body = start + headLength;
      needed = body <= size ? headLength + lengthOf(joined.subarray(start, body)) : headLength;
      if (start + needed > size) break;
      yield { head: joined.subarray(start, body), payload: joined.subarray(body, start + needed) };
      start += needed;
    }
    held = [joined.subarray(start)];
    size -= start;
  }
  if (size > 0) throw ruleBroken(backupTexts.damaged);
}
