import {
  can,
  keysOf,
  must,
  notDeletable,
  notEditable,
  stepBlocked,
  type Right,
  type Workflow,
} from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person, Reply, useApp } from './app';

interface Documents<State extends string, Step extends string> {
  workflow: Workflow<State, Step>;
  rights: { edit: Right; remove: Right };
  /** Creates a document in that status whose next steps can succeed. */
  inState: (status: State) => Promise<string>;
  take: (who: Person, id: string, step: Step) => Promise<Reply>;
  edit: (who: Person, id: string) => Promise<Reply>;
  remove: (who: Person, id: string) => Promise<Reply>;
}

/** Tests every action by every role on a document in every status against the workflow's declaration. */
export function describeWorkflow<State extends string, Step extends string>(
  shop: ReturnType<typeof useApp>,
  { workflow, rights, inState, take, edit, remove }: Documents<State, Step>,
): void {
  const actions = [
    ...keysOf(workflow.steps).map((name) => ({
      action: String(name),
      right: workflow.steps[name].right,
      refusal: (status: State) => stepBlocked(workflow, workflow.steps[name], status),
      act: (who: Person, id: string) => take(who, id, name),
    })),
    {
      action: 'edit',
      right: rights.edit,
      refusal: (status: State) => notEditable(workflow, status),
      act: edit,
    },
    {
      action: 'delete',
      right: rights.remove,
      refusal: (status: State) => notDeletable(workflow, status),
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
    it.each(keysOf(workflow.statuses))('by every role, of a document that is %s', async (status) => {
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

  it.each(keysOf(workflow.steps))('%s requested twice at once happens once', async (step) => {
    const { from, to } = workflow.steps[step];
    const id = await inState(must(from[0]));
    const able = people.filter(({ role }) => role === 'super_admin' || role === 'admin');
    const replies = await Promise.all(able.map(({ who }) => take(who, id, step)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 200)?.json().data.status).toBe(to);
    const trail = await shop.db
      .selectFrom('documentSteps')
      .select('step')
      .where('entityId', '=', id)
      .execute();
    expect(trail).toEqual([{ step }]);
  });
}
