import { createHash, randomBytes } from 'node:crypto';
import {
  acceptsKeys,
  can,
  effectivePermissions,
  keyMark,
  keyResources,
  roleMatrix,
  type KeyRights,
} from '@turoos/contract';
import { Client } from 'pg';
import type { Dice } from './dice';
import type { Holdings } from './holdings';
import { faultOf } from './judge';
import { attackOn } from './requests';
import { send } from './send';
import type { Attack, Target } from './types';

/** Requests to each endpoint with each key. */
const tries = 2;

const everything: KeyRights = Object.fromEntries(keyResources.map((resource) => [resource, 'admin']));

interface Kind {
  name: string;
  rights: KeyRights;
  /** How the key and its maker are when it is used. */
  expiresAt?: string;
  withdrawnAt?: string;
  maker: 'super_admin' | 'viewer';
  isMakerActive?: boolean;
  works: boolean;
}

const kinds: readonly Kind[] = [
  {
    name: 'a key of few rights',
    rights: { products: 'read', customers: 'create' },
    maker: 'super_admin',
    works: true,
  },
  { name: 'a key whose maker lost rights', rights: everything, maker: 'viewer', works: true },
  { name: 'an expired key', rights: everything, expiresAt: '-1 second', maker: 'super_admin', works: false },
  {
    name: 'a withdrawn key',
    rights: everything,
    withdrawnAt: '-1 second',
    maker: 'super_admin',
    works: false,
  },
  {
    name: 'a key of a dismissed user',
    rights: everything,
    maker: 'super_admin',
    isMakerActive: false,
    works: false,
  },
];

/** What the key may do: what it was given, as far as its maker may do it now. */
function permissionsOf({ rights, maker, works }: Kind): string[] {
  if (!works) return [];
  const given = effectivePermissions({ rights, own: [] });
  const held = effectivePermissions({ rights: roleMatrix[maker], own: [], revoked: [] });
  return maker === 'super_admin' ? given : given.filter((permission) => held.includes(permission));
}

function mayCall(kind: Kind, { domain, endpoint }: Target): boolean {
  const { access } = endpoint;
  if (access === 'public') return true;
  if (!kind.works || !acceptsKeys(domain, endpoint)) return false;
  return access === 'signed-in' || can({ role: '', permissions: permissionsOf(kind) }, access);
}

/** Calls every endpoint with every kind of key: none may get more than its rights. Returns how often. */
export async function tryKeys(
  targets: readonly Target[],
  { url, databaseUrl, dice, holdings }: { url: string; databaseUrl: string; dice: Dice; holdings: Holdings },
  accuse: (what: string, by?: Attack) => void,
): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  let tried = 0;
  try {
    for (const kind of kinds) {
      const key = await plantKey(client, kind);
      let isOfUse = false;
      for (const target of targets)
        for (let time = 0; time < tries; time++) {
          const one = attackOn(target, { dice, holdings });
          const reply = await send(url, one, key);
          tried++;
          if (!reply) continue;
          const fault = faultOf(one, reply);
          if (fault) accuse(`${target.name}, ${kind.name}: ${fault}`, one);
          const isAnswered = reply.status < 300 && one.method === target.endpoint.method;
          if (isAnswered && !mayCall(kind, target))
            accuse(`${target.name}: answers ${reply.status} to ${kind.name}`, one);
          isOfUse ||= isAnswered && target.endpoint.access !== 'public';
        }
      if (
        kind.works &&
        !isOfUse &&
        targets.some((target) => mayCall(kind, target) && target.endpoint.access !== 'public')
      )
        accuse(`${kind.name} got nothing at all, so nothing was proved with it`);
    }
  } finally {
    await client.end();
  }
  return tried;
}

/** Makes a key in the database, and a maker of its own, whom no other request can change by chance. */
async function plantKey(client: Client, kind: Kind): Promise<string> {
  const key = `${keyMark}${randomBytes(32).toString('base64url')}`;
  const { rows } = await client.query<{ id: string }>(
    `insert into users (username, name, role, is_active, password_hash)
     select $1, 'صاحب مفتاح', $2, $3, password_hash from users where username = 'viewer' returning id`,
    [`maker-${randomBytes(4).toString('hex')}`, kind.maker, kind.isMakerActive ?? true],
  );
  await client.query(
    `insert into api_keys (name, prefix, hash, rights, per_minute, user_id, expires_at, withdrawn_at)
     values ($1, $2, $3, $4, 6000, $5, now() + coalesce($6, '1 day')::interval, now() + $7::interval)`,
    [
      kind.name,
      key.slice(0, 10),
      createHash('sha256').update(key).digest(),
      JSON.stringify(kind.rights),
      rows[0]?.id,
      kind.expiresAt ?? null,
      kind.withdrawnAt ?? null,
    ],
  );
  return key;
}
