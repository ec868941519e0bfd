import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outliveDatabase } from './outlive-database';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

it.each([
  [Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }), 0],
  [new Error('Connection terminated unexpectedly'), 0],
  [new TypeError('undefined is not a function'), 1],
  ['thrown text', 1],
])('a rejection that nobody handles: %s', (error, exits) => {
  const host = Object.assign(new EventEmitter(), { exit: vi.fn() });
  outliveDatabase(host as unknown as Parameters<typeof outliveDatabase>[0]);
  host.emit('unhandledRejection', error);
  expect(host.exit).toHaveBeenCalledTimes(exits);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(error);
});
