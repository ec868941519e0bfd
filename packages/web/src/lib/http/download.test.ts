import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { datedName, saveResponse } from './download';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('names a file after the day in Yemen', () => {
  expect(datedName('inventory', 'csv', new Date('2026-11-15T20:59:00Z'))).toBe('inventory-2026-11-15.csv');
  expect(datedName('inventory', 'csv', new Date('2026-11-15T21:00:00Z'))).toBe('inventory-2026-11-16.csv');
});

it('saves the content under the given name and frees its memory later', async () => {
  const link = { click: vi.fn(), href: '', download: '' };
  vi.stubGlobal('document', { createElement: () => link });
  let content: Blob | MediaSource = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    content = made;
    return 'blob:1';
  });
  const freed = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();

  await saveResponse(new Response('a,b'), 'inventory.csv');

  expect(await (content as Blob).text()).toBe('a,b');
  expect(link).toMatchObject({ href: 'blob:1', download: 'inventory.csv' });
  expect(link.click).toHaveBeenCalledOnce();
  expect(freed).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(freed).toHaveBeenCalledWith('blob:1');
});
