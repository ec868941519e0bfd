/** Yields the same bytes in blocks of equal length; only the last block may be shorter. */
export async function* blocksOf(source: AsyncIterable<Buffer>, length: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    held.push(chunk);
    size += chunk.length;
    if (size < length) continue;
    const joined = Buffer.concat(held);
    let start = 0;
    for (; size - start >= length; start += length) yield joined.subarray(start, start + length);
    held = [joined.subarray(start)];
    size -= start;
  }
  if (size > 0) yield Buffer.concat(held);
}
