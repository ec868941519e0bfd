/** Begins every page of a PDF; the pages' drawings are compressed and do not contain it. */
const pageMark = new TextEncoder().encode('/Type /Page\n');

/** Counts the pages in the chunks of a PDF; a mark may be spread over two chunks. */
function pageCounter() {
  let matched = 0;
  let pages = 0;
  return (chunk: Uint8Array): number => {
    for (const byte of chunk) {
      matched = byte === pageMark[matched] ? matched + 1 : byte === pageMark[0] ? 1 : 0;
      if (matched < pageMark.length) continue;
      matched = 0;
      pages++;
    }
    return pages;
  };
}

/** Reads a PDF that the server sends page by page, and reports the number of pages received. */
export async function readPages(
  response: Response,
  total: number,
  report: (pages: { done: number; total: number }) => void,
): Promise<Blob> {
  const count = pageCounter();
  const reader = response.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  report({ done: 0, total });
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    chunks.push(read.value);
    report({ done: count(read.value), total });
  }
  return new Blob(chunks, { type: 'application/pdf' });
}
