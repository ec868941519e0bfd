/** Compresses a text for storage: rows of parts take a quarter of their length. */
export const pack = async (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await through(text, new CompressionStream('gzip')).arrayBuffer());

/** Throws when the bytes are damaged, because they contain a checksum. */
export const unpack = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  through(bytes, new DecompressionStream('gzip')).text();

const through = (
  content: string | Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Response => new Response(new Blob([content]).stream().pipeThrough(stream));
