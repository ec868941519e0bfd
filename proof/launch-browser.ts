import { chromium, type Browser } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
  });
