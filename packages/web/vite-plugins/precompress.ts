import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a .br and a .gz beside every text file a visit waits for; the server sends them as they lie there. */
export function precompress(): Plugin {
  return {
    name: 'turoos:precompress',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter(
        (name) => /\.(js|css|svg|html|wasm)$/.test(name) && name !== 'sw.js',
      );
      await Promise.all(names.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length <= worthIt) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
}
