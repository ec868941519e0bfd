import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import type { Figure } from '../../bench/figure';
import { report } from '../../bench/report';
import { startShop, withFolder } from '../../bench/shop';
import { launchBrowser } from '../launch-browser';
import { signInAs } from '../sign-in-as';
import { newContext, visitOnce } from './browser';
import { figuresOf } from './figures';
import { openLine, type Line } from './line';
import { offlineAtMost, profiles, type Profile } from './profiles';
import { screens, type MeasuredScreen } from './screens';
import { visit, type Visit } from './visit';

const names: string[] = screens.map(({ name }) => name);
const { values: options } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: names }, json: { type: 'string' } },
});
const unknown = options.only.find((name) => !names.includes(name));
if (unknown) throw new Error(`There is no screen ${unknown}: ${names.join(', ')}`);

/** Sees everything, so the screens show the most. */
const who = 'super_admin';

const figures: Figure[] = [];
await withFolder(async (folder) => {
  const shop = await startShop(folder, ['packages/server/dist/demo.js']);
  const line = await openLine(shop.url);
  const browser = await launchBrowser();
  try {
    for (const screen of screens.filter(({ name }) => options.only.includes(name)))
      for (const profile of profiles) {
        const seen = await measure(browser, line, screen, profile);
        tell(`${screen.name}, ${profile.name}`, seen);
        figures.push(...figuresOf(screen, profile, seen));
      }
    figures.push(await measureOffline(browser, line));
  } finally {
    await browser.close();
    line.close();
    await shop.stop();
  }
});
console.error(`${loadavg()[0]?.toFixed(1)} processes wanted one of ${availableParallelism()} processors`);
await report(figures, options.json);

async function measure(
  browser: Browser,
  line: Line,
  screen: MeasuredScreen,
  { device, speed, visitedBefore, slowdown }: Profile,
): Promise<Visit> {
  const token = screen.signedIn ? await signInAs(line.url, who) : undefined;
  const context = await newContext(browser, line.url, device, token);
  try {
    if (visitedBefore) await visitOnce(context, screen.path);
    line.speed = speed;
    return await visit(context, screen, slowdown);
  } finally {
    await context.close();
    line.speed = undefined;
  }
}

/** The app must open without a server, say so, and keep the session. */
async function measureOffline(browser: Browser, line: Line): Promise<Figure> {
  const context = await newContext(browser, line.url, 'desktop', await signInAs(line.url, who));
  await visitOnce(context, '/');
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'لا يوجد اتصال بالخادم' }).waitFor();
  const shown = await page.evaluate(() => performance.now());
  await context.close();
  return { name: 'opened without a server', value: shown / 1000, unit: 's', atMost: offlineAtMost };
}

function tell(name: string, { because }: Visit): void {
  console.error(`${name}\n  largest paint ${because.lcp}\n  shift ${because.cls}\n  slowest ${because.inp}`);
}
