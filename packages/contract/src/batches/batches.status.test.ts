import { describe, expect, it } from 'vitest';
import { batchStateOf } from './batches.status';

describe('a batch', () => {
  it.each([
    ['without an expiry', null, 'active', false],
    ['that expires in 31 days', '2026-12-16', 'active', false],
    ['that expires in 30 days', '2026-12-15', 'expiring', false],
    ['that expires today', '2026-11-15', 'expiring', false],
    ['that expired yesterday', '2026-11-14', 'expiring', true],
  ])('%s', (_, expiry, status, expired) =>
    expect(batchStateOf(expiry, '2026-11-15')).toEqual({ status, expired }),
  );
});
