// What a version of Turoos is, and whether a folder contains one that may replace another.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Compares version numbers such as 0.10.2; a pre-release counts as its release. */
export function compareVersions(one, other) {
  const [a, b] = [one, other].map((version) => version.split('-')[0].split('.').map(Number));
  for (let place = 0; place < 3; place++) if (a[place] !== b[place]) return (a[place] ?? 0) - (b[place] ?? 0);
  return 0;
}

/** Returns the facts of the version in a folder; undefined if it is no Turoos. */
export function readVersion(folder) {
  try {
    const { name, version, engines } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (name !== 'turoos' || !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) return undefined;
    return { version, node: engines?.node ?? '' };
  } catch {
    return undefined;
  }
}

const needed = [
  'package-lock.json',
  'scripts/run.mjs',
  'scripts/prepare.mjs',
  'packages/contract/package.json',
  'packages/server/package.json',
  'packages/web/package.json',
];
const migrationsOf = (folder) => {
  const place = join(folder, 'packages', 'server', 'migrations');
  return existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.sql')) : [];
};

/** Returns, in Arabic, why the version in a folder can't replace the installed one; undefined if it can. */
export function whyNot(folder, root, node = process.versions.node) {
  const [offered, installed] = [readVersion(folder), readVersion(root)];
  if (!offered) return `لا يوجد برنامج تروس في ${folder}`;
  if (installed && compareVersions(offered.version, installed.version) <= 0)
    return `الإصدار ${offered.version} ليس أحدث من المثبّت ${installed.version}`;
  const least = /(\d+\.\d+(\.\d+)?)/.exec(offered.node)?.[1];
  if (least && compareVersions(node, `${least}.0`) < 0)
    return `يحتاج الإصدار ${offered.version} إلى Node ${least} أو أحدث، والمثبّت ${node}`;
  const missing = needed.find((file) => !existsSync(join(folder, ...file.split('/'))));
  if (missing) return `النسخة ناقصة، ليس فيها ${missing}`;
  const theirs = new Set(migrationsOf(folder));
  const lost = migrationsOf(root).find((name) => !theirs.has(name));
  if (lost) return `النسخة ناقصة، ليس فيها ${lost}`;
  return undefined;
}
