import { sql, type RawBuilder } from 'kysely';

/** A statement about the data that must hold at any time; the query finds what contradicts it. */
export interface Proof {
  claim: string;
  contradictions: RawBuilder<{ what: string }>;
}

export const proofs: readonly Proof[] = [
  {
    claim: 'the shop has an active administrator',
    contradictions: sql`
      select 'no active super_admin or admin' as what
      where not exists (select from users where is_active and role in ('super_admin', 'admin'))`,
  },
  {
    claim: 'every user has a role that exists',
    contradictions: sql`
      select username as what from users where not exists (select from roles where roles.name = users.role)`,
  },
  {
    claim: 'no session outlives its user',
    contradictions: sql`
      select s.id::text as what from sessions s join users u on u.id = s.user_id
      where s.revoked_at is null and not u.is_active`,
  },
];
