import { backupTexts, ruleBroken } from '@turoos/contract';

interface Framing {
  headLength: number;
  /** Returns the length of the payload after a head. */
  lengthOf(head: Buffer): number;
}

/** Splits a stream into frames, each with a head that states its length; an incomplete frame means damage. */
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
    // joins the chunks once per frame, not once per chunk: a frame arrives in many chunks
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
