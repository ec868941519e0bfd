import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Config } from '../src/system/config';
import { useApp, type Person } from './app';
import { aPart } from './factories';
import { boundary, multipart } from './multipart';
import { picture } from './sample-files';

interface Form {
  file?: Buffer | null;
  name?: string;
  /** The MIME type as claimed by the sender. */
  type?: string;
  field?: string;
  /** Text fields of the form. */
  fields?: Record<string, string | undefined>;
  headers?: Record<string, string>;
}

/** A shop with a part, a user who may attach files, and a data folder of its own. */
export function useAttachments() {
  const settings: Partial<Config> = {};
  const there = {} as { keeper: Person; part: string; dataDir: string };
  beforeAll(async () => {
    there.dataDir = await mkdtemp(join(tmpdir(), 'turoos-attachments-'));
    Object.assign(settings, { dataDir: there.dataDir });
  });
  const shop = useApp(settings);
  beforeAll(async () => {
    there.keeper = await shop.person('warehouse_manager');
    there.part = await aPart(shop.db, { name: 'فحمات أمامية' });
  });
  afterAll(() => rm(there.dataDir, { recursive: true, force: true }));

  async function send(form: Form = {}, who: Person = there.keeper) {
    const { file = await picture(), name = 'صورة القطعة.png', type = 'application/octet-stream' } = form;
    const fields = { entityType: 'products', entityId: there.part, ...form.fields };
    return shop.inject({
      method: 'POST',
      url: '/api/attachments',
      payload: multipart({ file, name, type, field: form.field ?? 'file', fields }),
      headers: {
        authorization: `Bearer ${who.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...form.headers,
      },
    });
  }

  /** Uploads and returns an attachment; fails the test if it is rejected. */
  async function attach(form: Form = {}, who?: Person) {
    const reply = await send(form, who);
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json().data;
  }

  const refusal = async (form: Form, who?: Person) => {
    const reply = await send(form, who);
    return [reply.statusCode, reply.json().message];
  };

  /** Returns the relative path of every file in the data folder. */
  const filesOnDisk = async () =>
    (await readdir(there.dataDir, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(there.dataDir.length + 1));

  const placeOf = (filename: string) =>
    join(there.dataDir, 'attachments', filename.slice(0, 2), filename.slice(2));

  return { shop, there, send, attach, refusal, filesOnDisk, placeOf };
}
