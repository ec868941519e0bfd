import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a generated shop depends on: the tables, the generators and the vocabulary they draw from. */
const sources = ['migrations', 'src/generate', 'src/demo'].map((folder) =>
  join('packages', 'server', folder),
);

let digest: string | undefined;

/** Twelve digits that change with any of it. */
export const generatedFrom = (): string => (digest ??= digestOf(sources));

function digestOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (/(?<!\.test)\.(ts|sql)$/.test(file)) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
