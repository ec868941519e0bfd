import { can, type DecisionProblem } from '@turoos/contract';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Users } from '../../db/schema';
import type { Actor } from '../../kernel/actor';
import { holderIn, revokedFor, warehousesOf } from '../permissions';
import { foundIf, type Found } from './found';

interface SellerRow extends Pick<Selectable<Users>, 'id' | 'name' | 'role' | 'permissions' | 'isActive'> {
  rights: unknown;
  revoked: string[];
  warehouses: string[] | null;
  isOfTill: boolean;
}

interface Person {
  /** The person, in the session of the user who sends or books the sale. */
  actor: Actor;
  isActive: boolean;
  isOfTill: boolean;
}

/** Reads a user with the rights of now. */
async function readPerson(tx: Tx, user: Actor, { tillId, userId }: Named): Promise<Person | undefined> {
  const { rows } = await sql<SellerRow>`
    select u.id, u.name, u.role, u.permissions, u.is_active, r.rights, ${revokedFor(sql.ref('u.role'))} as revoked,
      ${warehousesOf(sql.ref('u.id'))} as warehouses,
      exists (select from till_people p where p.till_id = ${tillId} and p.user_id = u.id) as is_of_till
    from users u left join roles r on r.name = u.role where u.id = ${userId}`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { id, name, isActive, isOfTill, warehouses } = row;
  return {
    actor: { ...user, ...holderIn(row), id, name, warehouses: warehouses ?? undefined },
    isActive,
    isOfTill,
  };
}

interface Named {
  tillId: string;
  userId: string;
}

interface Seller {
  /** In whose name the sale is booked. */
  seller: Actor;
  /** Those whose rights it must keep within. */
  answerable: readonly Actor[];
}

/**
 * Returns the user in whose name a sale is booked: the seller that the till names, if that user has signed in on the
 * till and may sell; otherwise the user who sent the sale, who is signed in. Without a proof of the seller's, the sale
 * is judged by the rights that the seller and the sender share, and it goes before a manager.
 */
export async function readSeller(
  tx: Tx,
  sender: Actor,
  named: Named,
  isProven: () => Promise<boolean>,
): Promise<Seller & { found: Found[] }> {
  if (sender.id === named.userId) return { seller: sender, answerable: [sender], found: [] };
  const person = await readPerson(tx, sender, named);
  const problem = problemOf(person);
  if (!person || problem)
    return {
      seller: sender,
      answerable: [sender],
      found: foundIf('seller', { [problem ?? 'notOfTill']: true }, { name: sender.name }),
    };
  const seller = person.actor;
  if (await isProven()) return { seller, answerable: [seller], found: [] };
  return {
    seller,
    answerable: [seller, sender],
    found: foundIf('seller', { sellerUnproven: true }, { name: seller.name }),
  };
}

function problemOf(person: Person | undefined): DecisionProblem | undefined {
  if (!person?.isOfTill) return 'notOfTill';
  if (!person.isActive) return 'sellerInactive';
  return can(person.actor, 'sales:create') ? undefined : 'mayNotSell';
}

/** Returns the seller that was found when the sale arrived, or the manager who books it if that user is gone. */
export const readKeptSeller = async (
  tx: Tx,
  manager: Actor,
  { tillId, userId }: { tillId: string; userId: string | null },
): Promise<Actor> => (userId && (await readPerson(tx, manager, { tillId, userId }))?.actor) || manager;
