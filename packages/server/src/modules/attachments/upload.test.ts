import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { attachmentTexts, fileTexts, mostAttachmentBytes, texts } from '@turoos/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useAttachments } from '../../../test/attachments';
import { pdf, picture } from '../../../test/sample-files';

const { shop, there, send, attach, refusal, filesOnDisk, placeOf } = useAttachments();

describe('an upload', () => {
  it('ATT-10, SCOPE-14: takes file, entityType, entityId and description, and stores them', async () => {
    const file = await picture();
    const description = 'قبل التركيب';
    const made = await attach({ file, name: 'صورة القطعة.png', type: 'image/png', fields: { description } });
    expect(made).toMatchObject({
      originalName: 'صورة القطعة.png',
      mimeType: 'image/png',
      type: 'image',
      size: file.length,
      sha256: createHash('sha256').update(file).digest('hex'),
      entityType: 'products',
      entityId: there.part,
      entityName: 'فحمات أمامية',
      description,
      isActive: true,
      isMissing: false,
      url: `/api/attachments/${made._id}/download`,
      uploadedBy: { _id: there.keeper.id },
    });
    expect(made.id).toBe(made._id);
    expect(await readFile(placeOf(made.filename))).toEqual(file);
    const { entity, action } = await shop.db
      .selectFrom('auditLog')
      .select(['entity', 'action'])
      .where('entityId', '=', made._id)
      .executeTakeFirstOrThrow();
    expect([entity, action]).toEqual(['attachments', 'attachment.create']);
  });

  it('is stored under a random name, readable by the server alone', async () => {
    const made = await attach({ name: '../../etc/cron.d/evil.png' });
    expect(made).toMatchObject({
      originalName: 'evil.png',
      filename: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect((await stat(placeOf(made.filename))).mode & 0o777).toBe(0o600);
    for (const path of await filesOnDisk())
      expect(path).toMatch(/^attachments\/[0-9a-f]{2}\/[0-9a-f]{30}(\.webp)?$/);
  });

  it('ATT-07, ATT-09: without a file, a type or an id is refused with a message', async () => {
    expect(await refusal({ file: null })).toEqual([400, texts.brokenUpload]);
    for (const field of ['entityType', 'entityId'])
      for (const blank of [undefined, ''])
        expect(await refusal({ fields: { [field]: blank } })).toEqual([400, attachmentTexts.required]);
    expect(await refusal({ fields: { entityType: 'shoes' } })).toEqual([400, 'القيمة المختارة غير معروفة']);
    expect(await refusal({ fields: { entityId: "' or 1=1" } })).toEqual([400, 'المعرف غير صحيح']);
    expect(await refusal({ fields: { color: 'red' } })).toEqual([400, 'حقل غير معروف: color']);
  });

  it('must be a form with the file in the field file', async () => {
    const reply = await there.keeper.call('POST', '/attachments', {
      entityType: 'products',
      entityId: there.part,
    });
    expect([reply.statusCode, reply.json().message]).toEqual([415, texts.unsupportedType]);
    expect(await refusal({ field: 'picture' })).toEqual([400, texts.brokenUpload]);
  });

  it.each([
    [
      'a picture that hides a script',
      415,
      fileTexts.hiddenContent,
      'a.gif',
      async () => Buffer.concat([await picture('gif'), Buffer.from('<script>alert(1)</script>')]),
    ],
    ['another content', 415, fileTexts.otherContent, 'a.pdf', () => picture()],
    ['an SVG', 415, fileTexts.notAccepted, 'a.svg', async () => Buffer.from('<svg/>')],
    ['nothing', 400, fileTexts.empty, 'a.png', async () => Buffer.alloc(0)],
    [
      'half a picture',
      415,
      fileTexts.brokenImage,
      'a.jpg',
      async () => (await picture('jpeg', { width: 400, height: 400 })).subarray(0, 500),
    ],
    [
      'more than ten megabytes',
      413,
      texts.tooLarge,
      'a.pdf',
      async () => Buffer.concat([pdf(), Buffer.alloc(mostAttachmentBytes)]),
    ],
  ])('of %s is refused and leaves nothing behind', async (_, status, message, name, content) => {
    const before = (await filesOnDisk()).length;
    expect(await refusal({ name, file: await content() })).toEqual([status, message]);
    expect((await filesOnDisk()).length).toBe(before);
  });

  it('too large is refused while it arrives, whatever length it declares', async () => {
    const file = Buffer.concat([pdf(), Buffer.alloc(mostAttachmentBytes)]);
    const claims = { 'transfer-encoding': 'chunked', 'content-length': '100' };
    const reply = await send({ name: 'a.pdf', file, headers: claims });
    expect(reply.statusCode).toBe(413);
  });

  it('of a picture with more pixels than any camera takes is refused', async () => {
    const file = await picture('png', { width: 12_000, height: 11_000 });
    expect(file.length).toBeLessThan(mostAttachmentBytes);
    expect(await refusal({ file })).toEqual([415, fileTexts.imageTooBig]);
  });

  it('declared as something else is refused', async () =>
    expect(await refusal({ type: 'text/html' })).toEqual([415, fileTexts.otherType]));

  it('to an unknown record is refused and leaves nothing behind', async () => {
    const before = (await filesOnDisk()).length;
    for (const entityType of [
      'products',
      'sales',
      'invoices',
      'customers',
      'suppliers',
      'purchases',
      'vehicles',
    ])
      expect(
        await refusal({ fields: { entityType, entityId: crypto.randomUUID() } }, await shop.person('admin')),
      ).toEqual([404, attachmentTexts.entityGone]);
    expect((await filesOnDisk()).length).toBe(before);
  });

  it('repeated with the same idempotency key is stored once', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [one, two] = [await attach({ headers }), await attach({ headers })];
    expect(two).toEqual(one);
    const other = await send({ headers, file: await picture('png', { width: 9, height: 9 }) });
    expect([other.statusCode, other.json().message]).toEqual([422, texts.keyReused]);
    const files = (await filesOnDisk()).filter((path) => !path.endsWith('.webp'));
    const { rows } = await sql`select from attachments`.execute(shop.db);
    expect(files).toHaveLength(rows.length);
  });

  it('of many at once stores each under its own name', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, (_, n) => attach({ name: `${n}.png` })));
    expect(new Set(made.map(({ filename }) => filename)).size).toBe(12);
    for (const { filename } of made) expect((await stat(placeOf(filename))).isFile()).toBe(true);
  });
});
