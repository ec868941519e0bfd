import { PackageX } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiError } from '@/lib/http/api-error';
import type { Query } from '@/lib/http/query-state';
import { RecordPage } from './RecordPage';

const page = (query: Partial<Query<string>>) =>
  renderToStaticMarkup(
    RecordPage<string>({
      query: {
        data: undefined,
        error: null,
        isError: false,
        isFetching: false,
        refetch: () => undefined,
        ...query,
      },
      heading: 'بيانات العميل',
      failed: 'فشل في تحميل العميل',
      gone: { title: 'لا يوجد', icon: PackageX, back: { to: '/customers', label: 'العودة' } },
      layout: 'halves',
      children: (name) => createElement('p', null, name),
    }),
  );
const failure = (status: number) => ({
  isError: true,
  error: new ApiError({ status, code: 'INTERNAL', message: 'تعذّر' }),
});

it('keeps its place while the record loads, under the heading of the page', () => {
  const loading = page({ isFetching: true });
  expect(loading).toContain('aria-busy="true"');
  expect(loading).toContain('بيانات العميل</h1>');
});

it('shows the record', () => expect(page({ data: 'سالم' })).toBe('<p>سالم</p>'));

it.each([0, 400, 500])(
  'keeps a shown record when reading it again fails with %i, and says that it is old',
  (status) => {
    const shown = page({ data: 'سالم', ...failure(status) });
    expect(shown).toContain('<p>سالم</p>');
    expect(shown).toContain('هذه البيانات قديمة');
    expect(shown).not.toContain('فشل في تحميل العميل');
  },
);

it('withdraws a shown record that is gone, or no longer for this user', () => {
  expect(page({ data: 'سالم', ...failure(404) })).not.toContain('سالم');
  expect(page({ data: 'سالم', ...failure(403) })).toContain('فشل في تحميل العميل');
});

it.each([400, 404])('says that there is no such record on %i, with the way back', (status) => {
  const missing = page(failure(status));
  expect(missing).toContain('لا يوجد');
  expect(missing).toContain('href="/customers"');
  expect(missing).not.toContain('إعادة المحاولة');
});

it('offers to try again when the record could not be loaded', () => {
  const failed = page(failure(500));
  expect(failed).toContain('فشل في تحميل العميل');
  expect(failed).toContain('إعادة المحاولة');
});
