import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const builderPath = createRequire(import.meta.url).resolve('@axe-core/playwright');
const axe = readFileSync(createRequire(builderPath).resolve('axe-core'), 'utf8');

/**
 * Rows after the third are skipped: they are like the first ones, and checking all takes most of the time.
 */
const repeated = [
  'tbody tr:nth-child(n+4)',
  // rows between lines, as a table has them on a phone
  'main ul.divide-y > li:nth-child(n+4)',
  '[role="listbox"] > :nth-child(n+4)',
];
/** The same beside every screen, so one spec checks it with `menus`; it takes a third of the time of a screen. */
const menus = ['aside[aria-label="الشريط الجانبي"]', '[data-bottom-bar]'];

/** Rows are pale while others are fetched. */
const paleRows = ':is(table, ul)[aria-busy=true]:not(:has(.animate-shimmer))';

interface Look {
  /** Selector of the part of the page to check. */
  within?: string;
  /** axe rules to leave out. */
  except?: string[];
  /** Checks the sidebar and the phone's bottom bar too. */
  menus?: boolean;
}

/** Expects no accessibility violation and no horizontal scrolling. */
export async function expectClean(page: Page, look: Look = {}): Promise<void> {
  const { within, except = [] } = look;
  await expect(page.locator(paleRows)).toHaveCount(0);
  // a page keeps axe, whose megabyte need not be compiled for each check, and twice, as the builder does
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const builder = new AxeBuilder({ page, axeSource: 'void 0' })
    .setLegacyMode() // runs in this page instead of a new one: our pages have no frames
    .options({ resultTypes: ['violations'] })
    .disableRules(except);
  if (within) builder.include(within);
  for (const part of look.menus ? repeated : [...repeated, ...menus]) builder.exclude(part);
  const { violations } = await builder.analyze();
  expect(
    violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]),
    page.url(),
  ).toEqual([]);
  if (!within) expect(await scrollsSideways(page), page.url()).toBe(false);
}

const widths = [
  { width: 360, height: 740, except: ['color-contrast'] },
  { width: 1366, height: 768, except: [] },
];

/**
 * Checks a phone's width and the counter's without loading the page twice. Colours, which take most of the
 * time, are the same at both.
 */
export async function expectCleanAtBothWidths(page: Page, look: Look = {}): Promise<void> {
  for (const { except, ...size } of widths) {
    await page.setViewportSize(size);
    // waits for the layout of the new width
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expectClean(page, { ...look, except: [...(look.except ?? []), ...except] });
  }
}

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
