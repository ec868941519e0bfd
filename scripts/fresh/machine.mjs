// A machine with nothing but Node, npm and the small programs every Unix has: no Chromium, no PostgreSQL, no git, an
// empty home and an empty cache, no language set.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { npmSettings } from './npm-settings.mjs';

const everyUnixHas = (
  'sh env basename cat chmod cp cut dirname echo expr false find grep head id kill ln locale ls mkdir mktemp mv ' +
  'printf ps pwd readlink rm rmdir sed sleep sort tail test touch tr true uname wc'
).split(' ');

/** What leads to the outside: whoever needs a proxy or another authority's certificates needs them here too. */
const handedOn =
  /^(https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_(file|dir)|playwright_download_host)$/i;

/** As root, `ordinary` makes it the machine of somebody else. */
export function layMachine({ ordinary, chromium }) {
  process.umask(0o022);
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'turoos-'));
  const at = (name) => join(folder, name);
  for (const name of ['bin', 'home', 'cache', 'tmp']) mkdirSync(at(name));
  // root's database runs as nobody, who must be able to pass
  chmodSync(folder, 0o711);
  chmodSync(at('tmp'), 0o1777);
  symlinkSync(process.execPath, join(at('bin'), 'node'));
  for (const name of ['npm', 'npx', ...everyUnixHas]) {
    const found = inPath(name);
    if (found) symlinkSync(found, join(at('bin'), name));
  }
  const account = ordinary && process.getuid() === 0 ? nobody() : undefined;
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => handedOn.test(name))),
    ...npmSettings(at('npmrc'), account !== undefined),
    npm_config_cache: at('cache'),
    PATH: at('bin'),
    HOME: at('home'),
    TMPDIR: at('tmp'),
    ...(chromium && { CHROMIUM_PATH: chromium }),
  };
  const handOver = () => account && giveTo(account, folder);
  handOver();
  const version = (program) =>
    execFileSync(join(at('bin'), program), ['--version'], { ...account, env, cwd: folder, encoding: 'utf8' });
  return {
    folder,
    clone: at('clone'),
    npm: join(at('bin'), 'npm'),
    account,
    env,
    /** What was put into it since belongs to its user, too. */
    handOver,
    versions: () => ({ result: `Node ${version('node').trim()}, npm ${version('npm').trim()}` }),
  };
}

function inPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** The one ordinary user every Unix knows. */
function nobody() {
  const id = (what) => Number(execFileSync('id', [what, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function giveTo({ uid, gid }, folder) {
  lchownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true })) lchownSync(join(folder, entry), uid, gid);
}
