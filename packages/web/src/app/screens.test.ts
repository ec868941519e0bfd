import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPagePath } from '@turoos/contract';
import { screenMatch } from './places';
import { chapterOf, tabChapters } from './screen-chapters';
import { screenAt, screenPaths } from './screens';

describe('a screen that needs a right', () => {
  it.each(['/suppliers', '/suppliers/$id'])('SUP-01 %s shows the access-denied card without it', (path) => {
    expect(screenAt(path)).toMatchObject({ right: 'suppliers:read' });
    expect(screenAt(path)?.sendsHome).toBeUndefined();
  });
});

describe('the addresses of the app', () => {
  it('are the pages that the server serves', () => {
    const paths = screenPaths.map((path) => path.replace(/\$\w+/g, 'x1'));
    expect(paths.filter((path) => !isPagePath(path) || !screenMatch(path))).toEqual([]);
    for (const path of ['/nowhere', '/sales/1/2/3', '/salesx', '/customers/1/nothing'])
      expect([isPagePath(path), screenMatch(path)]).toEqual([false, undefined]);
  });
});

it('every screen has a chapter of the handbook', () => {
  const files = readdirSync(new URL('../../../../docs/handbook', import.meta.url)).map((name) =>
    name.normalize('NFC'),
  );
  expect(screenPaths.filter((path) => !files.includes(`${chapterOf(path)}.md`))).toEqual([]);
  expect(Object.values(tabChapters).filter((chapter) => !files.includes(`${chapter}.md`))).toEqual([]);
  expect(chapterOf('/customers/$id/balance')).toBe('العملاء-والديون');
});
