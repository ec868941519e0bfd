import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Leaves zod's JSON-schema writer out of the browser's bundle: every schema refers to it, but only the server
 * describes its API.
 */
export function noJsonSchema(): Plugin {
  return {
    name: 'turoos:no-json-schema',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!/\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return null;
      const names = readFileSync(id, 'utf8').matchAll(/^export (?:function|const) (\w+)/gm);
      const stubs = Array.from(names, ([, name]) => `export const ${name} = nothing;`);
      return `const nothing = () => nothing;\n${stubs.join('\n')}`;
    },
  };
}
