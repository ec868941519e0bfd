import { describe, expect, it } from 'vitest';
import { touchedTests } from './touched.mjs';

const helper = "import { useApp } from '../../../test/app';";
const sources = {
  'packages/server/src/modules/stock/move-stock.ts': '',
  'packages/server/src/modules/stock/move-stock.test.ts': helper,
  'packages/server/src/modules/scrap/scrap.routes.ts': "import { moveStock } from '../stock';",
  'packages/server/src/modules/scrap/scrap.test.ts': helper,
  'packages/server/src/modules/users/users.test.ts': helper,
  'packages/server/src/modules/users/name.rules.test.ts': "import { nameOf } from './name.rules';",
  'packages/server/src/http/access.test.ts': helper,
  'packages/server/src/http/cors.test.ts': helper,
  'packages/server/test/schema.test.ts': "import { useDatabase } from './database';",
  'packages/web/src/features/scrap/ScrapScreen.tsx':
    "import { PartPicker } from '@/shared/parts/PartPicker';",
  'packages/web/src/features/sales/SalesPage.tsx': '',
  'packages/web/src/shared/parts/PartPicker.tsx': '',
  'e2e/scrap.spec.ts': "await signIn('admin', '/sales');",
  'e2e/sell.spec.ts':
    "await signIn('admin', '/sales?new=1'); await page.goto('/users'); await page.goto('/sales');",
  'e2e/sign-in.spec.ts': "await page.goto('/login');",
  'e2e/shell.spec.ts': '',
  'e2e/ui-kit.spec.ts': '',
};
const pure = 'packages/server/src/modules/users/name.rules.test.ts';
const touched = (...changed) => touchedTests(changed, sources);

describe('the tests a change touches', () => {
  it('are those of its domain and of the modules that use it, and its journeys', () => {
    expect(touched('packages/server/src/modules/stock/move-stock.ts').tests.run).toEqual([
      'packages/server/src/modules/stock/move-stock.test.ts',
      'packages/server/src/modules/scrap/scrap.test.ts',
      pure,
    ]);
    const scrap = touched('packages/contract/src/scrap/scrap.schema.ts');
    expect(scrap.tests.run).toEqual(['packages/server/src/modules/scrap/scrap.test.ts', pure]);
    expect(scrap.specs.run).toEqual(['e2e/scrap.spec.ts']);
    expect(scrap.specs.leftOut).toContain('e2e/sell.spec.ts');
  });

  it('leave the server out when only the web changed', () => {
    const { tests, specs } = touched('packages/web/src/features/sales/SalesPage.tsx');
    expect(tests.run).toEqual([pure]);
    expect(specs.run).toEqual(['e2e/sell.spec.ts']);
  });

  it('are the journeys of every feature that uses a shared folder', () => {
    expect(touched('packages/web/src/shared/parts/PartPicker.tsx').specs.run).toEqual(['e2e/scrap.spec.ts']);
  });

  it('include the walk over every endpoint when an API changes', () => {
    expect(touched('packages/contract/src/scrap/scrap.api.ts').tests.run).toContain(
      'packages/server/src/http/access.test.ts',
    );
  });

  it('are those beside code without a domain, and code used everywhere is reported', () => {
    const kit = touched('packages/web/src/ui/Menu.tsx');
    expect([kit.specs.run, kit.wide]).toEqual([['e2e/ui-kit.spec.ts'], []]);
    const http = touched('packages/server/src/http/mount.ts', 'packages/contract/src/kernel/money.ts');
    expect(http.tests.run).toEqual([
      pure,
      'packages/server/src/http/access.test.ts',
      'packages/server/src/http/cors.test.ts',
    ]);
    expect(http.wide).toEqual(['packages/contract/src/kernel/money.ts', 'packages/server/src/http/*']);
  });

  it('include a changed test itself, and none for documentation alone', () => {
    expect(touched('e2e/shell.spec.ts').specs.run).toEqual(['e2e/shell.spec.ts']);
    expect(touched('packages/server/test/schema.test.ts').tests.run).toEqual([
      pure,
      'packages/server/test/schema.test.ts',
    ]);
    const words = touched('README.md', 'docs/glossary.md', 'scripts/run.mjs');
    expect([words.tests.run, words.specs.run, words.wide]).toEqual([[pure], [], []]);
  });
});
