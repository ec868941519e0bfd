import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

const script = new URL('memory-folder.mjs', import.meta.url);
const temporaryFolder = (...given) => {
  const call = given.map((one) => JSON.stringify(one)).join();
  const code = `import { workInMemory } from '${script}'; import { tmpdir } from 'node:os'; import { statSync } from 'node:fs';
    workInMemory(${call}); console.log(tmpdir() + ' ' + (statSync(tmpdir()).mode & 0o777).toString(8));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  });
  return stdout.trim().split(' ');
};

it('is the temporary folder of a run, open to every user, and removed at its end', () => {
  const [folder, mode] = temporaryFolder(tmpdir(), 1);
  expect(dirname(folder)).toBe(tmpdir());
  expect(mode).toBe('777');
  expect(existsSync(folder)).toBe(false);
});

it.each([
  ['with too little room', [tmpdir(), Number.MAX_SAFE_INTEGER]],
  ['without such a folder', ['/no/such/folder', 1]],
])('is left alone %s', (_, given) => expect(temporaryFolder(...given)[0]).toBe(tmpdir()));
