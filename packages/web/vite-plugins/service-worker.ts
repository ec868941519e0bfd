import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Beyond this a file (PDF, spreadsheets) is fetched when it is first used, not by everyone in advance. */
const largest = 256 * 1024;

/** The uncut fonts, for PDFs and for letters that no text of the app has, and the pictures of the handbook. */
const isRarelyUsed = (name: string) => /\/ibm-plex-.*\.woff2?$|\.webp$/.test(name);

/** Emits sw.js with the list of the built files and a version that changes when any of them does. */
export function serviceWorker(source: string): Plugin {
  return {
    name: 'turoos:service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const built = Object.values(bundle)
        .map((file) => ({ name: file.fileName, content: file.type === 'chunk' ? file.code : file.source }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1));
      const needed = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.isEntry ? [file.fileName, ...file.imports] : [],
      );
      const files = built
        .filter(({ name }) => name.startsWith('assets/') && !isRarelyUsed(name))
        .filter(({ name, content }) => needed.includes(name) || content.length <= largest)
        .map(({ name }) => `/${name}`);

      const worker = readFileSync(source, 'utf8');
      const hash = createHash('sha256').update(worker);
      for (const { name, content } of built) hash.update(name).update(content);
      const build = JSON.stringify({ version: hash.digest('hex').slice(0, 12), files });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `const BUILD = ${build};\n${worker}` });
    },
  };
}
