import type { SessionUser } from '@turoos/contract';
import { expect, it, vi } from 'vitest';
import type { Location } from '@/lib/navigation/location';
import { setSession } from '@/lib/session/session-state';
import { toast } from '@/lib/toasts/toast-store';
import { redirectOf } from './places';

vi.mock('@/lib/toasts/toast-store', () => ({ toast: vi.fn() }));

const at = (path: string): Location => ({ href: path, path, search: {}, key: 'k', by: 'link' });

it('whoever entered a PIN stays at the counter, and is told why another screen does not open', () => {
  const user = { _id: 'u', role: 'till', permissions: ['sales.create', 'sales.read'] } as unknown;
  setSession({ status: 'authenticated', user: user as SessionUser, isUnlocked: true });
  expect(redirectOf(at('/sales'), false)).toBeUndefined();
  expect(toast).not.toHaveBeenCalled();
  expect(redirectOf(at('/products'), false)).toBe('/sales?new=1');
  expect(toast).toHaveBeenCalledOnce();
});
