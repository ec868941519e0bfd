import { describe, expect, it } from 'vitest';
import { denial } from '../access/can';
import { effectivePermissions } from '../access/permissions';
import { roleMatrix, type RoleName } from '../access/role-matrix';
import { defineWorkflow, notDeletable, notEditable, openSteps, stepBlocked } from './workflow';

const letters = defineWorkflow({
  noun: 'الخطاب',
  statuses: {
    draft: { label: 'مسودة', tone: 'neutral' },
    sent: { label: 'مرسل', tone: 'info' },
    lost: { label: 'مفقود', tone: 'danger' },
  },
  steps: {
    send: { label: 'إرسال', from: ['draft'], to: 'sent', right: 'transfers:create', asks: 'ملاحظات' },
    lose: { label: 'فقد', from: ['draft', 'sent'], to: 'lost', right: 'transfers:approve', asks: 'السبب' },
  },
  editable: ['draft'],
  deletable: ['draft', 'lost'],
});

const who = (role: RoleName) => ({
  role,
  permissions: effectivePermissions({ rights: roleMatrix[role], own: [] }),
});

describe('a workflow', () => {
  it.each([
    ['draft', 'send', true],
    ['sent', 'send', false],
    ['lost', 'send', false],
    ['draft', 'lose', true],
    ['sent', 'lose', true],
    ['lost', 'lose', false],
  ] as const)('from %s: %s is open: %s', (status, step, inTurn) => {
    const reason = stepBlocked(letters, letters.steps[step], status);
    expect(reason === undefined).toBe(inTurn);
  });

  it('reports which step fails and the current status of the document', () =>
    expect(stepBlocked(letters, letters.steps.send, 'lost')).toBe(
      'لا يمكن تنفيذ «إرسال»: الخطاب في حالة «مفقود»',
    ));

  it('shows an unknown status by its raw name', () =>
    expect(stepBlocked(letters, letters.steps.send, 'torn')).toContain('«torn»'));

  it.each([
    ['draft', true, true],
    ['sent', false, false],
    ['lost', false, true],
  ])('%s may be edited: %s, deleted: %s', (status, editable, deletable) => {
    expect(notEditable(letters, status) === undefined).toBe(editable);
    expect(notDeletable(letters, status) === undefined).toBe(deletable);
  });

  it('offers the steps open from a status, in the order of their declaration', () =>
    expect(openSteps(letters, 'draft', who('admin')).map(({ name }) => name)).toEqual(['send', 'lose']));

  it('offers nothing in a final status', () => expect(openSteps(letters, 'lost', who('admin'))).toEqual([]));

  it('returns why a user may not take a step', () =>
    expect(openSteps(letters, 'draft', who('warehouse_staff'))).toMatchObject([
      { name: 'send', reason: undefined },
      { name: 'lose', reason: denial('transfers:approve') },
    ]));

  it('does not compile with an undeclared status', () => {
    defineWorkflow({
      noun: 'الخطاب',
      statuses: { draft: { label: 'مسودة', tone: 'neutral' } },
      steps: {
        // @ts-expect-error -- 'sent' is no state of this one
        send: { label: 'إرسال', from: ['draft'], to: 'sent', right: 'transfers:create', asks: 'ملاحظات' },
      },
      editable: ['draft'],
      // @ts-expect-error -- nor is 'lost'
      deletable: ['lost'],
    });
  });
});
