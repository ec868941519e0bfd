/** Shorter bodies are not worth compressing. */
const minimumLength = 100_000;

interface Packed {
  body: BodyInit | undefined;
  headers: Record<string, string>;
}

/** Compresses long bodies: a slow line carries them in a tenth of the time. */
export async function packBody(text: string | undefined): Promise<Packed> {
  if (text === undefined || text.length < minimumLength || typeof CompressionStream === 'undefined')
    return { body: text, headers: {} };
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return { body: await new Response(packed).blob(), headers: { 'Content-Encoding': 'gzip' } };
}
