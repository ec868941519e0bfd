import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packBody } from './pack-body';

describe('a request body', () => {
  it('is sent as it is when short or absent', async () => {
    expect(await packBody('{"a":1}')).toEqual({ body: '{"a":1}', headers: {} });
    expect(await packBody(undefined)).toEqual({ body: undefined, headers: {} });
  });

  it('is compressed when long, and decompresses to the same text', async () => {
    const text = JSON.stringify(Array.from({ length: 20_000 }, (_, n) => `فلتر زيت ${n}`));
    const { body, headers } = await packBody(text);
    const bytes = Buffer.from(await (body as Blob).arrayBuffer());
    expect(headers).toEqual({ 'Content-Encoding': 'gzip' });
    expect(bytes.length).toBeLessThan(text.length / 3);
    expect(gunzipSync(bytes).toString()).toBe(text);
  });
});
