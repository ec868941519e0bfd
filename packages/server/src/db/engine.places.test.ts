import { chmod, chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clusterOf, query, useEngines } from '../../test/engines';
import { openDataFolder } from './embedded/place';

const engines = useEngines();
afterEach(() => void vi.unstubAllEnvs());
const nobody = { uid: 65534, gid: 65534 };
const someone = { uid: 1, gid: 1 }; // daemon, another account that every Unix has

async function ownerOf(file: string): Promise<{ uid: number; gid: number }> {
  const { uid, gid } = await stat(file);
  return { uid, gid };
}

async function folderOf(owner: { uid: number; gid: number }, name: string, mode = 0o700): Promise<string> {
  const folder = path.join(engines.folder, name);
  await mkdir(folder);
  await chown(folder, owner.uid, owner.gid);
  await chmod(folder, mode);
  return folder;
}

describe.runIf(process.getuid?.() === 0)('started by root', () => {
  test('the database of a private folder is placed where nobody can enter, reports it, and stays there', async () => {
    const dataDir = path.join(await folderOf({ uid: 0, gid: 0 }, 'home'), 'data');
    const said: string[] = [];
    const first = await engines.start({ dataDir, say: (line) => said.push(line) });
    expect(first.folder).toMatch(/^\/var\/lib\/turoos\/[0-9a-f]{16}$/);
    expect(said[0]).toContain(`can't enter ${dataDir}: the database is in ${first.folder}`);
    expect((await readFile(path.join(dataDir, 'postgres.location'), 'utf8')).trim()).toBe(first.folder);
    await query(first.url, 'create table sale (id int)');
    await first.stop();

    await chmod(path.dirname(dataDir), 0o755);
    const second = await engines.start({ dataDir });
    expect(second.folder).toBe(first.folder);
    expect(await query(second.url, 'select * from sale')).toEqual([]);
    await second.stop();

    await rm(first.folder!, { recursive: true });
    await expect(engines.start({ dataDir })).rejects.toThrow(
      `the database of ${dataDir} was kept in ${first.folder}, and is not there any more`,
    );
  });

  test('a user’s database runs as that user, whether started by them or by root', async () => {
    const dataDir = await folderOf(someone, 'home');
    const theirs = await engines.startProcess({ dataDir }, someone);
    await theirs.kill('SIGTERM');
    expect(await ownerOf(clusterOf(dataDir))).toEqual(someone);

    const asRoot = await engines.start({ dataDir });
    expect(asRoot.url).toBe(theirs.url);
    expect(await ownerOf(clusterOf(dataDir))).toEqual(someone);
    await asRoot.stop();

    const again = await engines.startProcess({ dataDir }, someone);
    expect(again.error).toBeUndefined();
  });

  test('the database runs as nobody, even after a backup changed the owner of its files to root', async () => {
    await (await engines.start()).stop();
    const cluster = clusterOf(engines.folder);
    const version = path.join(cluster, 'PG_VERSION');
    expect(await ownerOf(cluster)).toEqual(nobody);
    expect(await ownerOf(engines.folder)).toEqual({ uid: 0, gid: 0 });

    for (const file of [cluster, version]) await chown(file, 0, 0);
    const engine = await engines.start();
    expect(await ownerOf(version)).toEqual(nobody);
    expect(await query(engine.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a machine without the program that changes owners is told so', async () => {
    await (await engines.start()).stop();
    const cluster = clusterOf(engines.folder);
    await chown(cluster, 0, 0);
    vi.stubEnv('PATH', engines.folder);
    await expect(engines.start()).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining(
        `${cluster} can't be given to the user 65534, as whom the database runs: spawn chown ENOENT`,
      ),
    });
  });

  test('a database that the user cannot enter, own or write is rejected, never recreated', async () => {
    await (await engines.start()).stop();
    const refused = await engines.startProcess({}, someone);
    expect(refused.error).toBe(
      `قاعدة البيانات في ${engines.folder} لمستخدم آخر (65534) (the database in ${engines.folder} belongs to another user (65534))`,
    );

    await chmod(engines.folder, 0o700);
    await expect(engines.start()).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining(
        `the database in ${engines.folder} runs as the user 65534, who can't enter that folder`,
      ),
    });
    await chmod(engines.folder, 0o711);

    const unwritable = await folderOf({ uid: 0, gid: 0 }, 'unwritable', 0o755);
    const failed = await engines.startProcess({ dataDir: unwritable }, someone);
    expect(failed.error).toMatch(
      `لا يُكتب في مجلد البيانات ${unwritable} (the data folder can't be written to: EACCES`,
    );
    const missing = await engines.startProcess({ dataDir: path.join(unwritable, 'data') }, someone);
    expect(missing.error).toMatch(
      `لا يمكن إنشاء مجلد البيانات ${unwritable}/data (the data folder can't be created: EACCES`,
    );
  });
});

test('what PostgreSQL says before it has read its settings is told', async () => {
  await (await engines.start()).stop();
  await rm(path.join(clusterOf(engines.folder), 'postgresql.conf'));
  await expect(engines.start()).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('postgres: could not access the server configuration file'),
  });
});

test('a failed creation is explained', async () => {
  await writeFile(path.join(engines.folder, 'postgres'), 'in the way');
  await expect(engines.start()).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining(
      `لا يمكن إنشاء قاعدة البيانات في ${engines.folder} (the database can't be created: `,
    ),
  });
});

test.runIf(process.platform === 'linux')(
  'a data folder that cannot be written to or created is refused at once, in one sentence',
  async () => {
    await expect(openDataFolder('/proc/self')).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining("the data folder can't be written to: ENOENT"),
    });
    await expect(openDataFolder('/proc/x/data')).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining("/proc/x/data (the data folder can't be created: ENOENT"),
    });
  },
);
