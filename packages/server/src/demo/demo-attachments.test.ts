import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { aPart } from '../../test/factories';
import { useDatabase } from '../../test/database';
import { transaction } from '../db/transaction';
import { syncSystemRoles } from '../modules/roles';
import { demoAttachments } from './demo-attachments';
import { demoMovingIn } from './demo-moving-in';
import { demoSuppliers } from './demo-suppliers';
import { demoUsers } from './demo-users';

const database = useDatabase();

it('the sample shop has pictures, documents and a waiting list, each with its file', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'turoos-demo-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { db } = database;
  await transaction(db, syncSystemRoles);
  for (const name of ['فلتر زيت', 'فحمات فرامل', 'هوبات فرامل', 'دينمو']) await aPart(db, { name });
  await transaction(db, async (tx) => {
    await demoUsers.fill(tx);
    await demoSuppliers.fill(tx);
    await demoAttachments(dataDir).fill(tx);
    await demoMovingIn(dataDir).fill(tx);
  });
  const kept = await db.selectFrom('attachments').select(['type', 'filename']).orderBy('createdAt').execute();
  expect(kept.map(({ type }) => type)).toEqual(['image', 'image', 'image', 'image', 'document', 'other']);
  const files = await readdir(join(dataDir, 'attachments'), { recursive: true });
  const [waiting] = await db.selectFrom('broughtFiles').select(['id', 'sheets']).execute();
  expect(waiting?.sheets[0]?.choice.kind).toBe('prices');
  expect(await readdir(join(dataDir, 'moving-in'))).toEqual([waiting?.id]);
  for (const { filename } of kept) expect(files).toContain(join(filename.slice(0, 2), filename.slice(2)));
});
