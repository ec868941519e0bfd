import { texts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../test/app';

const trouble = (code: string, message = 'something internal') => Object.assign(new Error(message), { code });

const shop = useApp({}, (app) => {
  app.get<{ Params: { code: string } }>('/api/trouble/:code', async ({ params }) => {
    throw params.code === 'lost' ? new Error('Connection terminated unexpectedly') : trouble(params.code);
  });
});

describe('trouble of the machine', () => {
  it.each([
    ['53100', 507, 'STORAGE_FULL', texts.storageFull],
    ['53300', 503, 'UNAVAILABLE', texts.unavailable],
    ['57P01', 503, 'UNAVAILABLE', texts.unavailable],
    ['57014', 408, 'TIMEOUT', texts.timedOut],
    ['ECONNREFUSED', 503, 'UNAVAILABLE', texts.unavailable],
    ['lost', 503, 'UNAVAILABLE', texts.unavailable],
    ['23505', 500, 'INTERNAL', texts.unexpected],
    ['anything', 500, 'INTERNAL', texts.unexpected],
  ])('%s is told as %d %s', async (code, status, told, message) => {
    const reply = await shop.call('GET', `/trouble/${code}`);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({
      success: false,
      code: told,
      message,
      traceId: expect.stringMatching(/^[2-9A-Z]{10}$/),
    });
  });
});
