import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Leaves two parts of zod out of the browser's bundle, to which every schema refers: the JSON-schema writer,
 * because only the server describes its API, and the English messages, because `arabicIssue` words every issue.
 */
export function slimZod(): Plugin {
  return {
    name: 'turoos:slim-zod',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id.endsWith('/zod/v4/locales/en.js')) return 'export default () => ({});';
      if (!/\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return null;
      const names = readFileSync(id, 'utf8').matchAll(/^export (?:function|const) (\w+)/gm);
      const stubs = Array.from(names, ([, name]) => `export const ${name} = nothing;`);
      return `const nothing = () => nothing;\n${stubs.join('\n')}`;
    },
  };
}
