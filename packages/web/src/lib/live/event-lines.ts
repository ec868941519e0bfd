/** Parses the `data:` lines of an event stream; `onBytes` is called for every chunk, heartbeats included. */
export async function* eventLines(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<string[]> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>;
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data:')) yield JSON.parse(line.slice(5)) as string[];
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
