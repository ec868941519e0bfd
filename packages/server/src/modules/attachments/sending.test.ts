import { rm } from 'node:fs/promises';
import { attachmentTexts } from '@turoos/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useAttachments } from '../../../test/attachments';
import { docx, pdf, picture } from '../../../test/sample-files';

const { there, attach, placeOf } = useAttachments();
const get = (path: string) => there.keeper.call('GET', path);

describe('a file', () => {
  it('ATT-11: is downloaded unchanged under its name, with headers that stop it from running', async () => {
    const file = pdf();
    const { _id } = await attach({ name: 'فاتورة ١٢.pdf', file });
    const reply = await get(`/attachments/${_id}/download`);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toEqual(file);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(file.length),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('فاتورة ١٢.pdf')}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
  });

  it.each([
    ['a.pdf', () => pdf(), 'application/pdf'],
    ['a.png', () => picture(), 'image/png'],
  ])('ATT-06: %s is shown inline', async (name, content, type) => {
    const file = await content();
    const { _id } = await attach({ name, file });
    const reply = await get(`/attachments/${_id}/preview`);
    expect(reply.rawPayload).toEqual(file);
    expect(reply.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `inline; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it.each([
    ['a.txt', Buffer.from('<script>alert(1)</script>')],
    ['a.docx', docx()],
  ])('ATT-06: %s is not shown inline, only downloaded', async (name, file) => {
    const { _id } = await attach({ name, file });
    for (const how of ['preview', 'thumbnail']) {
      const reply = await get(`/attachments/${_id}/${how}`);
      expect([reply.statusCode, reply.json().message]).toEqual([415, attachmentTexts.notPreviewable]);
    }
    const reply = await get(`/attachments/${_id}/download`);
    expect(reply.headers['content-disposition']).toMatch(/^attachment/);
  });

  it('has a thumbnail if it is an image, also after the thumbnail was lost', async () => {
    const { _id, filename } = await attach({
      file: await picture('jpeg', { width: 1000, height: 500 }),
      name: 'a.jpg',
    });
    const reply = await get(`/attachments/${_id}/thumbnail`);
    expect(reply.headers['content-type']).toBe('image/webp');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 160,
    });
    await rm(`${placeOf(filename)}.webp`);
    expect((await get(`/attachments/${_id}/thumbnail`)).rawPayload).toEqual(reply.rawPayload);
  });

  it('that is gone from the disk is reported missing in the response, the list and the totals', async () => {
    const { _id, filename, entityId } = await attach();
    const figures = async () => (await get('/attachments/stats')).json().summary.missing;
    const before = await figures();
    await rm(placeOf(filename));
    await rm(`${placeOf(filename)}.webp`);
    for (const how of ['download', 'preview', 'thumbnail']) {
      const reply = await get(`/attachments/${_id}/${how}`);
      expect([reply.statusCode, reply.json().message]).toEqual([404, attachmentTexts.fileGone]);
    }
    expect(await figures()).toBe(before + 1);
    const { data } = (await get(`/attachments/entity/products/${entityId}`)).json();
    expect(data.filter((one: { isMissing: boolean }) => one.isMissing)).toMatchObject([{ _id }]);
    expect((await get('/attachments?missing=true')).json().data).toMatchObject([{ _id }]);
    expect((await get(`/attachments/${_id}`)).json().data.isMissing).toBe(true);
    const removed = await there.keeper.call('DELETE', `/attachments/${_id}`);
    expect(removed.statusCode).toBe(200);
    expect(await figures()).toBe(before);
  });
});
