import {
  can,
  everyRight,
  hasPermission,
  reaches,
  resourceNames,
  roleNames,
  type AppError,
  type Level,
  type Right,
  type Subject,
} from '@turoos/contract';
import fc from 'fast-check';
import { beforeAll, describe, it } from 'vitest';
import { useApp } from '../../test/app';
import { jsonb } from '../db/jsonb';
import { transaction, type Tx } from '../db/transaction';
import type { Actor } from '../kernel/actor';
import { initialisePermissions } from '../modules/permissions';
import { updatePermission } from '../modules/permissions/update-permission';
import { createRole } from '../modules/roles';
import { updateRole } from '../modules/roles/update-role';
import { assertManages, lockPerson, readSessionUser } from '../modules/users';
import { registerUser } from '../modules/users/register-user';
import { updateUser } from '../modules/users/update-user';

const shop = useApp();

const ownPermission = 'products.read.wholesale';
beforeAll(() =>
  transaction(shop.db, async (tx) => {
    await initialisePermissions(tx, 'system');
    await tx
      .insertInto('permissions')
      .values({ name: ownPermission, displayName: 'x', module: 'products', action: 'read' })
      .execute();
  }),
);

const rights = fc.dictionary(
  fc.constantFrom(...resourceNames, ownPermission),
  fc.constantFrom<Level>('none', 'read', 'update', 'delete', 'admin'),
  { maxKeys: 4 },
);
const strings = fc.subarray(['all', 'sales', 'users.manage', 'backup.admin', 'sales.update', ownPermission]);
const place = fc.nat(3);
const role = fc.oneof(fc.constantFrom(...roleNames), fc.nat(1));
const level = fc.integer({ min: 1, max: 9 });
const person = fc.record({ role, own: fc.oneof(fc.constant<string[]>([]), strings) });

const command = fc.oneof(
  fc.record({ kind: fc.constant('register' as const), role, own: strings }),
  fc.record({ kind: fc.constant('role' as const), of: place, role }),
  fc.record({ kind: fc.constant('strings' as const), of: place, own: strings }),
  fc.record({ kind: fc.constant('take over' as const), of: place }),
  fc.record({ kind: fc.constant('make role' as const), rights, level }),
  fc.record({ kind: fc.constant('edit role' as const), role: fc.nat(1), rights, level }),
  fc.record({
    kind: fc.constant('switch' as const),
    name: fc.constantFrom('sales.update', 'users.manage', 'vehicles.read', ownPermission),
    isActive: fc.boolean(),
  }),
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** Inserts four users and two custom roles directly, without applying any rule. */
async function found(people: { role: string | number; own: string[] }[], roles: Record<string, Level>[]) {
  return transaction(shop.db, async (tx) => {
    await tx.updateTable('permissions').set({ isActive: true }).execute();
    const names = roles.map(() => `role ${crypto.randomUUID()}`);
    const made = await tx
      .insertInto('roles')
      .values(
        names.map((name, n) => ({
          name,
          label: name,
          rank: n,
          rights: jsonb({ users: 'update', ...roles[n] }),
        })),
      )
      .returning(['id', 'name'])
      .execute();
    const roleNamed = (wanted: string | number) => (typeof wanted === 'string' ? wanted : names[wanted]!);
    const users: string[] = [];
    for (const { role: wanted, own } of people) {
      const { id } = await tx
        .insertInto('users')
        .values({
          username: crypto.randomUUID(),
          name: 'x',
          role: roleNamed(wanted),
          permissions: own,
          passwordHash: '',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      users.push(id);
    }
    return { users, roleNamed, roleIds: names.map((name) => made.find((one) => one.name === name)!.id) };
  });
}
type Found = Awaited<ReturnType<typeof found>>;

const rightsOfSubject = (who: Subject): Set<string> =>
  new Set<string>([
    ...everyRight.filter((right: Right) => reaches(who, right)),
    ...(hasPermission(who, ownPermission) ? [ownPermission] : []),
  ]);

async function actorOf(tx: Tx, id: string): Promise<Actor> {
  const user = await readSessionUser(tx, id);
  const session = await tx
    .insertInto('sessions')
    .values({ userId: id, refreshHash: Buffer.alloc(0), expiresAt: new Date(Date.now() + 60_000) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...user, id, name: user.name, sessionId: session.id, ip: '', traceId: '', expiresIn: 60 };
}

/** Checks the same rights as the endpoints; a denied step changes nothing. */
async function perform(there: Found, actorId: string, step: Command): Promise<string | undefined> {
  return transaction(shop.db, async (tx) => {
    const actor = await actorOf(tx, actorId);
    const target = 'of' in step ? there.users[step.of]! : '';
    if (!can(actor, step.kind === 'register' || step.kind === 'make role' ? 'users:create' : 'users:update'))
      return undefined;
    switch (step.kind) {
      case 'register': {
        const username = crypto.randomUUID();
        const { _id } = await registerUser(tx, actor, {
          username,
          name: 'x',
          password: 'a good password 1',
          role: there.roleNamed(step.role),
          permissions: step.own,
        });
        there.users.push(_id);
        break;
      }
      case 'role':
        await updateUser(tx, actor, target, { role: there.roleNamed(step.role) });
        break;
      case 'strings':
        await updateUser(tx, actor, target, { permissions: step.own });
        break;
      case 'take over':
        // a user who can set another user's password or switch off their second factor can act as that user
        await assertManages(tx, actor, await lockPerson(tx, actor, target));
        return target;
      case 'make role':
        await createRole(tx, actor, {
          name: crypto.randomUUID(),
          level: step.level,
          permissions: step.rights,
        });
        break;
      case 'edit role':
        await updateRole(tx, actor, there.roleIds[step.role]!, {
          level: step.level,
          permissions: step.rights,
        });
        break;
      case 'switch': {
        const { id } = await tx
          .selectFrom('permissions')
          .select('id')
          .where('name', '=', step.name)
          .executeTakeFirstOrThrow();
        await updatePermission(tx, actor, id, { isActive: step.isActive });
      }
    }
    return undefined;
  }).catch((error: AppError) => {
    if (!['FORBIDDEN', 'RULE', 'CONFLICT', 'STALE_VERSION', 'VALIDATION'].includes(error.code)) throw error;
    return undefined;
  });
}

describe('rights', () => {
  it(
    'are never gained by anyone unless an acting user had them',
    () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(person, { minLength: 4, maxLength: 4 }),
          fc.array(rights, { minLength: 2, maxLength: 2 }),
          fc.array(fc.record({ by: place, step: command }), { minLength: 1, maxLength: 8 }),
          async (people, roles, steps) => {
            const there = await found(people, roles);
            const held = async (id: string) => rightsOfSubject(await readSessionUser(shop.db, id));
            const first = await Promise.all(there.users.map(held));
            const acted = new Set<string>();
            for (const { by, step } of steps) {
              const actor = there.users[by]!;
              for (const right of await held(actor)) acted.add(right);
              const taken = await perform(there, actor, step);
              if (taken)
                for (const right of await held(taken))
                  if (!acted.has(right)) throw new Error(`took over ${right}`);
              for (const [n, id] of there.users.entries())
                for (const right of await held(id))
                  if (!acted.has(right) && !first[n]?.has(right))
                    throw new Error(`${right} came from nowhere with ${JSON.stringify(step)}`);
            }
          },
        ),
        { numRuns: 60 },
      ),
    120_000,
  );
});
