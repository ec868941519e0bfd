import { expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect';

it.each(['/sales?q=90915', '/customers/new'])('returns to %s', (target) =>
  expect(safeRedirect(target)).toBe(target),
);

it.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/login',
  'javascript:alert(1)',
])('opens the home screen instead of %s', (target) => expect(safeRedirect(target)).toBe('/'));
