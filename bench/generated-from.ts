import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sources of a generated shop: the migrations, the generators and their vocabulary. */
const sources = ['migrations', 'src/generate', 'src/demo'].map((folder) =>
  join('packages', 'server', folder),
);

let digest: string | undefined;

/** A digest of twelve digits that changes with any of the sources. */
export const generatedFrom = (): string => (digest ??= digestOf(sources));

function digestOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (/(?<!\.test)\.(ts|sql)$/.test(file)) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
