// Proves updates on a copy of this checkout with a real shop: npm run prove:update. It takes a minute or two, so it is
// no part of the tests. One shop meets, one after the other, a version whose migration fails, one whose migration breaks
// the books, one whose update is killed, and a good one.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from '../prepare.mjs';
import { database, lookAt, runOf } from './commands.mjs';
import { placesOf, readState } from './places.mjs';
import { readVersion } from './versions.mjs';

ensureInstalled();
ensureBuilt();
Object.assign(process.env, {
  PORT: '0',
  HOST: '127.0.0.1',
  TUROOS_HTTPS: 'off',
  TUROOS_MDNS: 'off',
  TUROOS_DATA: './data',
  TUROOS_LOG_LEVEL: 'silent',
});
delete process.env.DATABASE_URL;

const place = mkdtempSync(join(tmpdir(), 'turoos-prove-update-'));
chmodSync(place, 0o755);
const shop = copyOf('shop', readVersion(root).version);
const before = readVersion(shop).version;
try {
  await serve();
  await refused('a migration that fails', 'create table leftover (x int); select 1 / 0;');
  await refused('a migration that breaks the books', 'update users set is_active = false;');
  await killed();
  await updated();
  console.log('proved: updates succeed whole or change nothing');
} finally {
  rmSync(place, { recursive: true, force: true });
}

/** Copies this checkout; the packages stay here. */
function copyOf(name, version, migration) {
  const folder = join(place, name);
  const entries = ['package.json', 'package-lock.json', 'scripts', 'packages', 'docs', 'bench', 'proof'];
  for (const entry of entries)
    cpSync(join(root, entry), join(folder, entry), { recursive: true, verbatimSymlinks: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const facts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...facts, version }));
  if (migration) writeFileSync(join(folder, 'packages/server/migrations/9999_next.sql'), migration);
  return folder;
}

/** Starts a program in the shop's folder; resolves to what it printed and its exit code. */
function begin(args) {
  const child = spawn(process.execPath, args, { cwd: shop, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
  const ended = new Promise((resolve) => child.on('close', (code) => resolve({ code, printed })));
  const until = async (condition) => {
    while (!condition(printed)) {
      if (child.exitCode !== null) throw new Error(`It ended too early:\n${printed}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return printed;
  };
  return { child, ended, until };
}

/** Starts the server and stops it when it is ready; returns what it printed. */
async function serve() {
  const { child, ended, until } = begin([join(shop, 'scripts', 'run.mjs'), 'main']);
  await until((printed) => printed.includes('Turoos is ready'));
  child.kill('SIGTERM');
  return (await ended).printed;
}

function updating(folder) {
  return begin([join(shop, 'scripts', 'update', 'main.mjs'), folder]);
}

function expect(what, condition, printed = '') {
  console.log(`${condition ? 'ok    ' : 'WRONG '} ${what}`);
  if (!condition) throw new Error(`${what}\n${printed}`);
}

async function asBefore(what) {
  expect(`${what}: the program is the old one`, readVersion(shop).version === before);
  expect(`${what}: the database is the old one's`, (await lookAt(shop)) === database.own);
  expect(`${what}: nothing is left to be ended`, readState(shop) === undefined);
}

async function refused(what, migration) {
  const folder = copyOf('refused', '9.0.0', migration);
  const { code, printed } = await updating(folder).ended;
  expect(`${what}: refused in words`, code === 1 && printed.includes('بقي كل شيء كما كان'), printed);
  expect(`${what}: a backup was made first`, /data.backups.\S+\.backup/.test(printed), printed);
  await asBefore(what);
  rmSync(folder, { recursive: true });
}

async function killed() {
  const what = 'an update that is killed';
  const folder = copyOf('killed', '9.0.0', 'create table slow (x int); select pg_sleep(600);');
  const { child, until } = updating(folder);
  await until(() => readState(shop)?.phase === 'migrating');
  // the migration sleeps by then, or is about to begin; both must do no harm
  await new Promise((resolve) => setTimeout(resolve, 5000));
  child.kill('SIGKILL');
  const printed = await serve();
  expect(`${what}: the next start says so`, printed.includes('قبل أن يغيّر شيئاً'), printed);
  await asBefore(what);
  rmSync(folder, { recursive: true });
}

async function updated() {
  const what = 'a good update';
  const { code, printed } = await updating(copyOf('good', '9.1.0', 'create table brought (x int);')).ended;
  expect(`${what}: done`, code === 0 && printed.includes('تم التحديث'), printed);
  expect(`${what}: the program is the new one`, readVersion(shop).version === '9.1.0');
  expect(`${what}: the database is the new one's`, (await lookAt(shop)) === database.own);
  const { previous } = placesOf(shop);
  expect(`${what}: the old program is kept`, readVersion(previous)?.version === before);
  expect(
    `${what}: and knows that the database is newer`,
    (await runOf(previous, shop, ['upgrade', '--look'])) === database.newer,
  );
  expect(`${what}: the data stayed`, existsSync(join(shop, 'data', 'postgres')));
  await serve();
}
