import { expect, it, vi } from 'vitest';
import { answer, fakeBrowser, refuse } from '../../../../test/fake-browser';
import { movePins } from './use-pinned-parts';

const A = '019a0000-0000-7000-8000-00000000000a';
const B = '019a0000-0000-7000-8000-00000000000b';

it('moves what was pinned on this device to the account, once, without parts that are gone', async () => {
  const sent = fakeBrowser(({ url }) =>
    url.includes(A) ? refuse(404, 'NOT_FOUND') : answer(200, { success: true, data: [] }),
  );
  localStorage.setItem('pinned_parts', JSON.stringify([A, B]));
  expect(await movePins()).toBe(true);
  expect(sent.map(({ method, url }) => [method, url.split('/').at(-1)])).toEqual([
    ['PUT', A],
    ['PUT', B],
  ]);
  expect([localStorage.getItem('pinned_parts'), await movePins(), sent.length]).toEqual([null, false, 2]);
  vi.unstubAllGlobals();
});

it('keeps them on the device while the server is away', async () => {
  fakeBrowser(() => new TypeError('Failed to fetch'));
  localStorage.setItem('pinned_parts', JSON.stringify([A]));
  expect(await movePins()).toBe(false);
  expect(localStorage.getItem('pinned_parts')).toBe(JSON.stringify([A]));
  vi.unstubAllGlobals();
});
