import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../test/fake-browser';

const asked = vi.hoisted(() => ({ today: '2026-11-17' }));
vi.mock('@turoos/contract', () => ({ adenDay: () => asked.today }));

beforeEach(() => {
  fakeBrowser(() => new Error('nobody asks'));
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('who puts off a PIN is asked again the next day', async () => {
  const { wasAskedToday, pinAsked } = await import('./pin-asked');
  pinAsked.add('sami');
  expect(wasAskedToday('sami')).toBe(true);
  expect(wasAskedToday('nabil')).toBe(false);
  asked.today = '2026-11-18';
  expect(wasAskedToday('sami')).toBe(false);
  pinAsked.add('sami');
  expect(localStorage.getItem('pin_asked')).toBe('sami/2026-11-18');
});
