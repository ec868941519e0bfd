// A simulated fresh machine: Node, npm and the basic programs of every Unix; no Chromium, no PostgreSQL, no
// git, an empty home, an empty npm cache and no locale.
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
  'sh env basename cat chmod chown cp cut dirname echo expr false find grep head id kill ln locale ls mkdir mktemp mv ' +
  'printf ps pwd readlink rm rmdir sed sleep sort tail test touch tr true uname wc'
).split(' ');

/** Environment variables for proxies and certificate authorities, which a fresh machine needs too. */
const handedOn =
  /^(https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_(file|dir)|playwright_download_host)$/i;

/** Prepares the folders of the machine; with `ordinary`, root gives them to the user `nobody`. */
export function layMachine({ ordinary, chromium }) {
  process.umask(0o022);
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'turoos-'));
  const at = (name) => join(folder, name);
  for (const name of ['bin', 'home', 'cache', 'tmp']) mkdirSync(at(name));
  // As root, the database runs as `nobody`, who must be able to enter the folder.
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
    /** Gives files created since to the machine's user, too. */
    handOver,
    versions: () => ({ result: `Node ${version('node').trim()}, npm ${version('npm').trim()}` }),
  };
}

function inPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** The unprivileged user that every Unix has. */
function nobody() {
  const id = (what) => Number(execFileSync('id', [what, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function giveTo({ uid, gid }, folder) {
  lchownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true })) lchownSync(join(folder, entry), uid, gid);
}
