import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { postmasterPid, query, useEngines } from '../../test/engines';

const engines = useEngines();

test('a second server on the same folder, by any path, is rejected and leaves the first alone', async () => {
  const first = await engines.start();
  const pid = await postmasterPid(engines.folder);
  const link = path.join(engines.folder, 'link');
  await symlink(engines.folder, link);
  await expect(engines.start({ dataDir: link })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining(
      `${engines.folder} يعمل من قبل (العملية ${process.pid}) (another Turoos server, process ${process.pid},`,
    ),
    hint: expect.stringContaining('TUROOS_DATA'),
  });
  expect(await postmasterPid(engines.folder)).toBe(pid);
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('of two servers starting at once on a new folder, one wins and the other is rejected', async () => {
  const results = await Promise.all([engines.startProcess(), engines.startProcess()]);
  const winners = results.filter(({ url }) => url);
  expect(winners).toHaveLength(1);
  for (const { error } of results.filter(({ url }) => !url)) expect(error).toContain('another Turoos server');
  expect(await query(winners[0]!.url!, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the folder is free after a clean stop in another process', async () => {
  const first = await engines.startProcess();
  await first.kill('SIGTERM');
  expect(await postmasterPid(engines.folder)).toBeUndefined();
  const next = await engines.start();
  expect(next.url).toBe(first.url);
});
