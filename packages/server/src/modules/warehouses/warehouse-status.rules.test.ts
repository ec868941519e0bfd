import { expect, it } from 'vitest';
import { nextStatus } from './warehouse-status.rules';

it.each([
  ['active', {}, 'active'],
  ['maintenance', { isActive: true }, 'maintenance'],
  ['full', { isActive: false }, 'inactive'],
  ['active', { status: 'maintenance' }, 'maintenance'],
  ['active', { status: 'active', isActive: false }, 'inactive'],
  ['active', { status: 'inactive', isActive: true }, 'inactive'],
  ['inactive', { isActive: true }, 'active'],
  ['inactive', { status: 'inactive', isActive: true }, 'active'],
  ['inactive', { status: 'full', isActive: false }, 'full'],
  ['active', { status: 'maintenance', isActive: false }, 'inactive'],
] as const)('from %s by %j to %s', (now, sent, next) => expect(nextStatus(now, sent)).toBe(next));
