/**
 * Reads the types of PostgreSQL's messages from one direction of a connection, however its bytes are cut.
 * The client's first message has no type.
 */
export function messageTypes(from: 'client' | 'server', onType: (type: string) => void) {
  let rest: Buffer = Buffer.alloc(0);
  let typeBytes = from === 'client' ? 0 : 1;
  return (chunk: Buffer): void => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    while (rest.length >= typeBytes + 4) {
      const size = typeBytes + rest.readInt32BE(typeBytes);
      if (rest.length < size) return;
      if (typeBytes > 0) onType(String.fromCharCode(rest[0] as number));
      typeBytes = 1;
      rest = rest.subarray(size);
    }
  };
}
