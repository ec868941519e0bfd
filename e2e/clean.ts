import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rows are all alike: the first few tell what there is to tell, and looking at each would take most of the time. */
const repeated = ['tbody tr:nth-child(n+4)', '[role="listbox"] > :nth-child(n+4)'];

interface Look {
  /** Only this part of the page. */
  within?: string;
  /** Rules that do not fit the case. */
  except?: string[];
}

/** Nothing an assistive technology would stumble over, and nothing that makes the page scroll sideways. */
export async function expectClean(page: Page, { within, except = [] }: Look = {}): Promise<void> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode() // in this page rather than in one opened for it: our pages have no frames
    .options({ resultTypes: ['violations'] })
    .disableRules(except);
  if (within) axe.include(within);
  for (const rows of repeated) axe.exclude(rows);
  const { violations } = await axe.analyze();
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
 * The same on a phone and on the counter's screen, without opening the page twice. Colours, which take most of the time,
 * are the same on both.
 */
export async function expectCleanAtBothWidths(page: Page, look: Look = {}): Promise<void> {
  for (const { except, ...size } of widths) {
    await page.setViewportSize(size);
    // what depends on the width is drawn anew by then
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expectClean(page, { ...look, except: [...(look.except ?? []), ...except] });
  }
}

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
