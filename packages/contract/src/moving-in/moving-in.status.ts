import { can, type Access, type Subject } from '../access/can';
import { keysOf } from '../kernel/keys-of';

/** What a sheet of another program can hold. A user needs all rights of a kind to bring it. */
export const broughtKinds = {
  parts: { label: 'القطع', rights: ['products:import'] },
  stock: { label: 'المخزون الافتتاحي', rights: ['products:import', 'inventory:update'] },
  customers: { label: 'العملاء وديونهم', rights: ['customers:create', 'customers:update'] },
  suppliers: { label: 'الموردون وأرصدتهم', rights: ['suppliers:create', 'suppliers:update'] },
  prices: { label: 'قائمة أسعار', rights: ['products:import', 'products:update'] },
  vehicles: { label: 'المركبات', rights: ['products:import'] },
} as const satisfies Record<string, { label: string; rights: readonly Access[] }>;

export type BroughtKind = keyof typeof broughtKinds;

/** Returns the kinds that a user may bring. */
export const kindsOf = (user: Subject): BroughtKind[] =>
  broughtKindNames.filter((kind) => broughtKinds[kind].rights.every((right) => can(user, right)));

export const broughtKindNames = keysOf(broughtKinds);

/** The state of one bringing. */
export const bringingStatus = {
  brought: 'تم النقل',
  takenBack: 'تم التراجع عنه',
} as const;
export type BringingStatus = keyof typeof bringingStatus;
export const bringingStatusNames = keysOf(bringingStatus);
