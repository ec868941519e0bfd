import { describe, expect, it } from 'vitest';
import { cancelBlocked, refundBlocked, settleBlocked } from './sale-actions.rules';

const stage = (status: 'completed' | 'pending' | 'refunded' | 'cancelled', remaining = 0) => ({
  status,
  remaining,
});

describe('what can be done with an invoice', () => {
  it.each(['refunded', 'cancelled'] as const)('%s: nothing more', (status) => {
    expect(refundBlocked(stage(status))).toBeDefined();
    expect(cancelBlocked(stage(status))).toBeDefined();
    expect(settleBlocked(stage(status, 500))).toBeDefined();
  });

  it('completed: refunded, cancelled, settled while something is owed', () => {
    expect(refundBlocked(stage('completed'))).toBeUndefined();
    expect(cancelBlocked(stage('completed'))).toBeUndefined();
    expect(settleBlocked(stage('completed', 1))).toBeUndefined();
    expect(settleBlocked(stage('completed', 0))).toBe('لا يوجد مبلغ متبقٍ على الفاتورة');
  });

  it('held: only cancelled', () => {
    expect(refundBlocked(stage('pending'))).toBe('لا يمكن ذلك لأن الفاتورة معلقة، حدّث الصفحة');
    expect(cancelBlocked(stage('pending'))).toBeUndefined();
    expect(settleBlocked(stage('pending', 500))).toBeDefined();
  });
});
