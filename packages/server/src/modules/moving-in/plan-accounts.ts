import {
  can,
  denial,
  fold,
  foldName,
  groupAccounts,
  must,
  readPhones,
  type AccountQuestion,
  type BroughtAccount,
  type BroughtQuestion,
  type KnownAccount,
  type Right,
} from '@turoos/contract';
import { definedFields } from '../../system/defined-fields';
import { bringingTexts } from './bringing.texts';
import { readAccounts, type AccountFields, type AccountKind, type HeldAccount } from './account-table';
import { describeAccountChange, fieldChanges } from './account-changes';
import { mergeAccounts } from './merge-accounts.rules';
import {
  allRows,
  emptyPlan,
  mostShown,
  type SheetPlan,
  type SheetToPlan,
  type Shop,
  type WholePlan,
} from './plan';

export interface PlannedAccount {
  row: number;
  name: string;
  shopCode: string | undefined;
  /** The account of the shop, or undefined when one is made. */
  existingId: string | undefined;
  /** The fields that a new account gets, or that change of an existing one. */
  fields: Partial<AccountFields>;
  before: Partial<AccountFields>;
  /** Cents that are posted as the opening balance; zero posts nothing. */
  owed: number;
  rials: number | undefined;
  /** The day of the opening balance: the row's own or the sheet's. */
  day: string;
}

export type AccountsPlan = WholePlan<AccountKind, PlannedAccount>;

/** Right to post balances by hand: an opening balance is such an entry. */
const balanceRights: Readonly<Record<AccountKind, Right>> = {
  customers: 'customers:manage_balance',
  suppliers: 'suppliers:adjust',
};

/** Merges the rows that mean one person, finds the accounts that exist, and says what would be posted. */
export async function planAccounts(shop: Shop, sheet: SheetToPlan<AccountKind>): Promise<AccountsPlan> {
  const { kind, problems, choice } = sheet;
  const day = must([choice.settings.day ?? shop.today, shop.today].toSorted()[0]);
  const plan: AccountsPlan = { ...emptyPlan(sheet), items: [] };
  const rows = await allRows(sheet);
  const held = new Map((await readAccounts(shop.db, kind)).map((account) => [account.id, account]));
  const names = new Set([...held.values()].map(({ name }) => fold(name)));
  const { groups, questions } = groupAccounts(rows, [...held.values()].map(knownAccount), choice.answers);
  plan.written = writtenOf(rows);
  plan.questions = questions.map(presentQuestion);
  for (const { rows: members, existing: known } of groups) {
    const account = mergeAccounts(members);
    const closed = closedDayOf(shop, account);
    if (closed !== undefined) {
      const message = bringingTexts.closedDay(closed);
      for (const { row, since } of members)
        problems.push({ row, field: 'since', value: since ?? '', message });
      continue;
    }
    for (const { row, name } of members.slice(1))
      problems.push({
        row,
        field: 'name',
        value: name,
        message: bringingTexts.joined(account.row, account.name),
        remark: true,
      });
    const existing = known ? held.get(known._id) : undefined;
    const fields = fieldsOf(account);
    let { balance: owed = 0 } = account;
    if (owed !== 0 && existing?.isUsed) {
      problems.push({
        row: account.row,
        field: 'balance',
        value: account.name,
        message: bringingTexts.hasEntries,
        remark: true,
        isLess: true,
      });
      owed = 0;
    }
    const changes = existing && fieldChanges(existing, fields, choice.settings.onExisting);
    plan.items.push({
      row: account.row,
      name: existing ? existing.name : freeName(kind, account, names),
      shopCode: account.shopCode,
      existingId: existing?.id,
      fields: changes?.after ?? fields,
      before: changes?.before ?? {},
      owed,
      rials: account.balanceRials,
      day: account.since ?? day,
    });
    if (owed > 0) plan.sums.owed += owed;
    else plan.sums.owedBack -= owed;
    if (!existing) plan.sums.created++;
    else if (owed !== 0 || changes?.isChanged) plan.sums.changed++;
    else plan.sums.same++;
    if (existing && changes?.isChanged && plan.changes.length < mostShown)
      plan.changes.push(describeAccountChange(account.row, existing, changes));
  }
  plan.refused = refusalOf(shop, plan);
  return plan;
}

/** Sums the balances row by row: those of one person are not yet set off against each other. */
function writtenOf(rows: readonly BroughtAccount[]): SheetPlan<AccountKind>['written'] {
  const inRials = rows.some(({ balanceRials }) => balanceRials !== undefined);
  const written = { owed: 0, owedBack: 0, inRials };
  for (const { balance = 0, balanceRials } of rows) {
    const amount = inRials ? Math.abs(balanceRials ?? 0) : Math.abs(balance);
    if (balance > 0) written.owed += amount;
    else written.owedBack += amount;
  }
  return written;
}

function refusalOf({ user, closedUntil }: Shop, { kind, items }: AccountsPlan): string {
  const posted = items.filter(({ owed }) => owed !== 0);
  if (posted.length === 0) return '';
  if (!can(user, balanceRights[kind])) return denial(balanceRights[kind]);
  return closedUntil !== null && posted.some(({ day }) => day <= closedUntil)
    ? bringingTexts.closedDay(closedUntil)
    : '';
}

/** Returns the end of the closed period when a row's own day is within it: such a row alone stays out. */
const closedDayOf = ({ closedUntil }: Shop, { balance, since }: BroughtAccount): string | undefined =>
  balance && since !== undefined && closedUntil !== null && since <= closedUntil ? closedUntil : undefined;

const knownAccount = ({ id, name, phone }: HeldAccount): KnownAccount => ({
  _id: id,
  name,
  folded: foldName(name),
  phones: readPhones(phone).phones,
});

const presentQuestion = ({ key, rows, existing, proposed }: AccountQuestion): BroughtQuestion => ({
  key,
  rows: rows.map(questionRow),
  existing: existing && { _id: existing._id, name: existing.name, phone: existing.phones[0] ?? '' },
  proposed,
});

const questionRow = ({ row, name, phones, balance = 0 }: BroughtAccount) => ({
  row,
  name,
  phone: phones[0] ?? '',
  balance,
});

/** No two suppliers share a name: the second one's phone, code or row number is added to its name. */
function freeName(
  kind: AccountKind,
  { name, phones, shopCode, row }: BroughtAccount,
  taken: Set<string>,
): string {
  if (kind === 'customers') return name;
  const marks = ['', ...phones, shopCode ?? '', String(row)];
  const candidates = marks.map((mark) => (mark ? `${name} (${mark})` : name));
  const free = candidates.find((one) => !taken.has(fold(one))) ?? name;
  taken.add(fold(free));
  return free;
}

function fieldsOf({
  phones,
  email,
  address,
  notes,
  creditLimit,
  contactPerson,
  city,
  taxNumber,
}: BroughtAccount): Partial<AccountFields> {
  const [phone, ...others] = phones;
  const more = others.length > 0 ? `هواتف أخرى: ${others.join('، ')}` : '';
  return definedFields({
    phone,
    email,
    address,
    notes: [notes, more].filter(Boolean).join('\n') || undefined,
    creditLimit,
    contactPerson,
    city,
    taxNumber,
  });
}
