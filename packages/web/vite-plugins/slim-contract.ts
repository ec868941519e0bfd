import type { Plugin } from 'vite';

/** Leaves the summaries of endpoints out of the browser's bundle: only the server describes its API. */
export function slimContract(): Plugin {
  return {
    name: 'turoos:slim-contract',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/contract\/src\/.*\.api\.ts$/.test(id)) return null;
      return { code: code.replaceAll(/\bsummary:\s*'[^']*',/g, ''), map: null };
    },
  };
}
