import type { Page } from '@playwright/test';

/** Types like a scanner: as fast as possible, ending with Enter; `arabic` maps keys to the Arabic layout. */
export async function scanFast(page: Page, code: string, arabic: Record<string, string> = {}): Promise<void> {
  const line = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const press = (key: string, text: string) =>
    (['keyDown', 'keyUp'] as const).map((type) => {
      timestamp += 0.004;
      return line.send('Input.dispatchKeyEvent', {
        type,
        key,
        timestamp,
        ...(type === 'keyDown' && { text }),
      });
    });
  const keys = [...code].map((letter) => arabic[letter] ?? letter);
  await Promise.all([...keys.flatMap((key) => press(key, key)), ...press('Enter', '\r')]);
  await line.detach();
}
