import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('saves the content under the name of the file and frees its memory later', async () => {
  const link = { click: vi.fn(), href: '', download: '' };
  vi.stubGlobal('document', { createElement: () => link });
  let content: Blob | MediaSource = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    content = made;
    return 'blob:1';
  });
  const freed = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();

  saveFile(new File(['a,b'], 'inventory.csv'));

  expect(await (content as Blob).text()).toBe('a,b');
  expect(link).toMatchObject({ href: 'blob:1', download: 'inventory.csv' });
  expect(link.click).toHaveBeenCalledOnce();
  expect(freed).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(freed).toHaveBeenCalledWith('blob:1');
});
