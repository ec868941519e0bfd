import { can, notDeletable, notEditable, stepBlocked, type Right, type Workflow } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person, Reply, useApp } from './app';

interface Documents<Step extends string> {
  workflow: Workflow<string, Step>;
  rights: { edit: Right; remove: Right };
  /** Creates a document in that status whose next steps can succeed. */
  inState: (status: string) => Promise<string>;
  take: (who: Person, id: string, step: Step) => Promise<Reply>;
  edit: (who: Person, id: string) => Promise<Reply>;
  remove: (who: Person, id: string) => Promise<Reply>;
}

/** Tests every action by every role on a document in every status against the workflow's declaration. */
export function describeWorkflow<Step extends string>(
  shop: ReturnType<typeof useApp>,
  { workflow, rights, inState, take, edit, remove }: Documents<Step>,
): void {
  const actions = [
    ...(Object.keys(workflow.steps) as Step[]).map((name) => ({
      action: name as string,
      right: workflow.steps[name].right,
      refusal: (status: string) => stepBlocked(workflow, workflow.steps[name], status),
      act: (who: Person, id: string) => take(who, id, name),
    })),
    {
      action: 'edit',
      right: rights.edit,
      refusal: (status: string) => notEditable(workflow, status),
      act: edit,
    },
    {
      action: 'delete',
      right: rights.remove,
      refusal: (status: string) => notDeletable(workflow, status),
      act: remove,
    },
  ];

  let people: { role: string; who: Person; permissions: string[] }[];
  beforeAll(async () => {
    people = await Promise.all(
      (await shop.everyRole()).map(async ({ role, who }) => ({
        role,
        who,
        permissions: (await who.call('GET', '/auth/me')).json().data.user.permissions,
      })),
    );
  });

  describe.each(actions)('$action', ({ right, refusal, act }) => {
    it.each(Object.keys(workflow.statuses))('by every role, of a document that is %s', async (status) => {
      for (const { role, who, permissions } of people) {
        const reply = await act(who, await inState(status));
        const refused = refusal(status);
        const expected = !can({ role, permissions }, right)
          ? [403, undefined]
          : refused
            ? [409, refused]
            : [200, undefined];
        const said = reply.statusCode === 409 ? reply.json().message : undefined;
        expect([reply.statusCode, said], `as ${role}`).toEqual(expected);
      }
    });
  });

  it.each(Object.entries<{ from: readonly string[]; to: string }>(workflow.steps))(
    '%s requested twice at once happens once',
    async (step, { from, to }) => {
      const id = await inState(from[0] as string);
      const able = people.filter(({ role }) => role === 'super_admin' || role === 'admin');
      const replies = await Promise.all(able.map(({ who }) => take(who, id, step as Step)));
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      expect(replies.find(({ statusCode }) => statusCode === 200)?.json().data.status).toBe(to);
      const trail = await shop.db
        .selectFrom('documentSteps')
        .select('step')
        .where('entityId', '=', id)
        .execute();
      expect(trail).toEqual([{ step }]);
    },
  );
}
