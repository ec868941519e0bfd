import { logoTexts } from '@turoos/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../../test/app';
import { pdf, picture } from '../../../test/sample-files';

const shop = useApp();
let [admin, clerk] = [] as unknown as [Person, Person];
beforeAll(async () => {
  [admin, clerk] = [await shop.person('admin'), await shop.person('sales_staff')];
});

async function send(bytes: Buffer, name: string, who = admin) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const body = new Response(form);
  return shop.inject({
    method: 'POST',
    url: '/api/settings/logo',
    payload: Buffer.from(await body.arrayBuffer()),
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      authorization: `Bearer ${who.token}`,
    },
  });
}
const mark = async () => (await clerk.call('GET', '/settings')).json().data.store.logo;

describe('the store’s logo', () => {
  it('is served to everyone who prints an invoice, until it is removed', async () => {
    expect(await mark()).toBe('');
    expect((await clerk.call('GET', '/settings/logo')).statusCode).toBe(404);
    const sent = await send(await picture('png', { width: 300, height: 120 }), 'شعار.png');
    expect(sent.json()).toEqual({ success: true, message: 'تم حفظ شعار المتجر' });
    const first = await mark();
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    const shown = await clerk.call('GET', '/settings/logo');
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 300, height: 120 });

    await send(await picture('jpeg', { width: 200, height: 200 }), 'logo.jpg');
    expect((await clerk.call('GET', '/settings/logo')).headers['content-type']).toBe('image/jpeg');
    expect(await mark()).not.toBe(first);

    expect((await admin.call('DELETE', '/settings/logo')).statusCode).toBe(200);
    expect(await mark()).toBe('');
    expect((await admin.call('DELETE', '/settings/logo')).statusCode).toBe(404);
    const traces = await shop.db
      .selectFrom('auditLog')
      .select('id')
      .where('action', '=', 'settings.logo')
      .execute();
    expect(traces).toHaveLength(3);
  });

  it('is scaled down, and loses the file’s metadata', async () => {
    const large = await sharp(await picture('jpeg', { width: 3000, height: 1000 }))
      .withExif({ IFD0: { Artist: 'somebody' } })
      .jpeg()
      .toBuffer();
    await send(large, 'logo.jpeg');
    const kept = (await clerk.call('GET', '/settings/logo')).rawPayload;
    expect(await sharp(kept).metadata()).toMatchObject({ width: 600, height: 200 });
    expect(kept.includes('somebody')).toBe(false);
  });

  it('is recognised by its content, not by its file name', async () => {
    const before = await mark();
    const png = await picture();
    const refusals = [
      await send(await picture('gif'), 'logo.gif'),
      await send(await picture('webp'), 'logo.png'),
      await send(pdf(), 'logo.png'),
      await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.svg'),
      await send(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]), 'logo.png'),
      await send(png.subarray(0, png.length / 2), 'logo.png'),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([415, 415, 415, 415, 415, 415]);
    expect(refusals[0]?.json().message).toBe(logoTexts.type);
    expect(refusals.at(-1)?.json().message).toBe(logoTexts.broken);
    expect((await send(Buffer.alloc(0), 'logo.png')).statusCode).toBe(400);
    expect((await send(Buffer.alloc(3 * 1024 * 1024), 'logo.png')).statusCode).toBe(413);
    expect(await mark()).toBe(before);
  });

  it('is changed only by users who may change the store', async () => {
    expect((await send(await picture(), 'logo.png', clerk)).statusCode).toBe(403);
    expect((await clerk.call('DELETE', '/settings/logo')).statusCode).toBe(403);
    expect((await shop.call('GET', '/settings/logo')).statusCode).toBe(401);
    expect((await admin.call('POST', '/settings/logo', { file: 'x' })).statusCode).toBe(415);
  });
});
