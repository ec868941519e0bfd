import { defineApi, fixedMessage, texts } from '@turoos/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { saveTokens } from '@/lib/session/tokens';
import { answer, fakeBrowser } from '../../../test/fake-browser';
import type { ApiError } from './api-error';
import { isReachable, setReachable } from './reachable';
import { upload } from './upload';

const { send } = defineApi({
  send: {
    method: 'POST',
    path: '/files',
    access: 'signed-in',
    summary: '',
    upload: { most: 1000 },
    body: z.object({ kind: z.string(), note: z.string().optional() }),
    reply: fixedMessage('وصل'),
    status: 201,
    idempotent: true,
  },
});

type Reaction = { status: number; body: unknown } | 'lost' | 'silent';

/** A fake XMLHttpRequest with what an upload needs; plays back the given reactions in order. */
class FakeXhr extends EventTarget {
  static sent: { url: string; headers: Record<string, string>; form: FormData; xhr: FakeXhr }[] = [];
  static reactions: Reaction[] = [];
  upload = new EventTarget();
  status = 0;
  responseText = '';
  aborted = false;
  private url = '';
  private headers: Record<string, string> = {};

  open(_: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    this.aborted = true;
    this.dispatchEvent(new Event('loadend'));
  }
  send(form: FormData) {
    FakeXhr.sent.push({ url: this.url, headers: this.headers, form, xhr: this });
    const reaction = FakeXhr.reactions.shift();
    if (!reaction || reaction === 'silent') return;
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 30, total: 120 }));
    if (reaction !== 'lost') {
      this.status = reaction.status;
      this.responseText = JSON.stringify(reaction.body);
    }
    this.dispatchEvent(new Event(reaction === 'lost' ? 'error' : 'load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

const file = new File(['x'], 'صورة.png', { type: 'image/png' });
const ok = { status: 201, body: { success: true, message: 'وصل' } };
const refused = (status: number, code: string) => ({
  status,
  body: { success: false, code, message: 'لا', traceId: 'T' },
});
const go = (options: Parameters<typeof upload>[2] = {}) =>
  upload(send, { file, body: { kind: 'صورة' } }, { key: 'K', ...options });
const failure = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => Promise.reject(new Error('should have failed')),
    (error: ApiError) => error,
  );

beforeEach(() => {
  FakeXhr.sent = [];
  FakeXhr.reactions = [ok];
  fakeBrowser(() =>
    answer(200, { success: true, data: { accessToken: 'A1', refreshToken: 'R1', expiresIn: 900 } }),
  );
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  saveTokens({ accessToken: 'A0', refreshToken: 'R0' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setReachable(true);
});

describe('an upload', () => {
  it('sends the fields, then the file, as the signed-in user, and reports progress', async () => {
    const percents: number[] = [];
    await go({ onProgress: (percent) => percents.push(percent) });
    const { url, headers, form } = FakeXhr.sent[0]!;
    expect(url).toBe('/api/files');
    expect(headers).toMatchObject({ Authorization: 'Bearer A0', 'Idempotency-Key': 'K' });
    expect(headers).not.toHaveProperty('Content-Type');
    expect([...form.keys()]).toEqual(['kind', 'file']);
    expect((form.get('file') as File).name).toBe('صورة.png');
    expect(percents).toEqual([25]);
  });

  it('is sent again with a new token when its token has expired', async () => {
    FakeXhr.reactions = [refused(401, 'TOKEN_EXPIRED'), ok];
    await go();
    expect(FakeXhr.sent.map(({ headers }) => headers['Authorization'])).toEqual(['Bearer A0', 'Bearer A1']);
  });

  it('rejects with the reason of the server', async () => {
    FakeXhr.reactions = [refused(415, 'UNSUPPORTED_TYPE')];
    expect(await failure(go())).toMatchObject({ status: 415, message: 'لا' });
  });

  it('rejects when the connection is lost', async () => {
    FakeXhr.reactions = ['lost'];
    expect(await failure(go())).toMatchObject({ code: 'UNREACHABLE', message: texts.unreachable });
    expect(isReachable()).toBe(false);
  });

  it('is aborted when it makes no progress or the user leaves', async () => {
    vi.useFakeTimers();
    FakeXhr.reactions = ['silent', 'silent'];
    const still = failure(go());
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await still).toMatchObject({ code: 'TIMED_OUT' });
    const left = new AbortController();
    const leaving = failure(go({ signal: left.signal }));
    await vi.advanceTimersByTimeAsync(1);
    left.abort();
    expect(await leaving).toMatchObject({ name: 'AbortError' });
    expect(FakeXhr.sent.every(({ xhr }) => xhr.aborted)).toBe(true);
  });

  it('waits for the processing of a file that has arrived', async () => {
    vi.useFakeTimers();
    FakeXhr.reactions = ['silent'];
    let ended = false;
    const working = failure(go({ patience: 300_000 })).finally(() => (ended = true));
    await vi.advanceTimersByTimeAsync(1);
    FakeXhr.sent[0]!.xhr.upload.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(299_000);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await working).toMatchObject({ code: 'TIMED_OUT' });
  });

  it('throws without its idempotency key', async () =>
    expect(await failure(go({ key: undefined }))).toMatchObject({
      message: '/files needs an idempotency key',
    }));
});
