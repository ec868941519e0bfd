import { foldCode } from '../kernel/fold';
import type { BroughtAccount } from './brought-rows';
import { phoneKey } from './reading/read-phones';

/** A customer or supplier that the shop has already. */
export interface KnownAccount {
  _id: string;
  name: string;
  /** By foldName. */
  folded: string;
  phones: readonly string[];
}

/** Rows that may mean one account, and the account of the shop that they resemble. */
export interface AccountQuestion {
  key: string;
  rows: BroughtAccount[];
  existing: KnownAccount | null;
  proposed: 'merge' | 'apart';
}

/** One customer or supplier that comes from these rows, or that they change. */
export interface AccountGroup {
  rows: BroughtAccount[];
  existing: KnownAccount | null;
}

export interface GroupedAccounts {
  groups: AccountGroup[];
  questions: AccountQuestion[];
}

type Answers = Readonly<Record<string, 'merge' | 'apart'>>;

interface Cluster {
  rows: BroughtAccount[];
  existing: KnownAccount[];
  phones: Set<string>;
  /** The accounts' numbers in the old program. */
  codes: Set<string>;
  folded: string;
}

/**
 * Decides which rows mean the same account. The same name without a contradicting phone or number is the same account;
 * the same name with other phones or numbers, or the same phone with other names, is a question.
 */
export function groupAccounts(
  rows: readonly BroughtAccount[],
  known: readonly KnownAccount[] = [],
  answers: Answers = {},
): GroupedAccounts {
  const questions: AccountQuestion[] = [];
  const decide = (key: string, clusters: readonly Cluster[], proposed: 'merge' | 'apart'): boolean => {
    const asked = clusters.flatMap((cluster) => cluster.rows).toSorted((a, b) => a.row - b.row);
    const existing = clusters.flatMap((cluster) => cluster.existing)[0] ?? null;
    questions.push({ key, rows: asked, existing, proposed });
    return (answers[key] ?? proposed) === 'merge';
  };
  const byName = [...clustersByName(rows, known).values()].flatMap((clusters) => {
    const doubtful = inDoubt(clusters);
    const [first] = doubtful;
    if (!first || doubtful.length === 1) return clusters;
    const proposed = areStrangers(doubtful) ? 'apart' : 'merge';
    return decide(`name:${first.folded}`.slice(0, 300), doubtful, proposed) ? [joined(doubtful)] : clusters;
  });
  return { groups: groupsOf(mergeByPhone(byName, decide)), questions };
}

/** Whether accounts of one name differ in both phone and number: two people with a common name. */
const areStrangers = (clusters: readonly Cluster[]): boolean =>
  clusters.some((one) =>
    clusters.some((other) => contradict(one.phones, other.phones) && contradict(one.codes, other.codes)),
  );

const contradict = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && other.size > 0 && ![...one].some((key) => other.has(key));

/** Accounts that the shop keeps apart are in no doubt where the rows have found one of them. */
function inDoubt(clusters: readonly Cluster[]): Cluster[] {
  const coming = clusters.filter(({ rows }) => rows.length > 0);
  return coming.length === 0 || coming.some(({ existing }) => existing.length > 0) ? coming : [...clusters];
}

/** Puts rows and known accounts of one name together, apart where their phones contradict each other. */
function clustersByName(
  rows: readonly BroughtAccount[],
  known: readonly KnownAccount[],
): Map<string, Cluster[]> {
  const wanted = new Set(rows.map(({ folded }) => folded));
  const wantedPhones = new Set(rows.flatMap(({ phones }) => phones.map(phoneKey)));
  const byName = new Map<string, Cluster[]>();
  const add = (one: Cluster) => {
    const same = byName.get(one.folded) ?? [];
    const possible = same.filter((other) => !contradict(one.codes, other.codes));
    const meeting = possible.filter((other) => sharesPhone(one, other));
    // a row without a phone joins the first account of that name
    const silent = possible.filter((other) => other.phones.size === 0 || one.phones.size === 0).slice(0, 1);
    const together = meeting.length > 0 ? meeting : silent;
    byName.set(one.folded, [
      ...same.filter((other) => !together.includes(other)),
      together.length > 0 ? joined([...together, one]) : one,
    ]);
  };
  for (const account of known)
    if (wanted.has(account.folded) || account.phones.some((phone) => wantedPhones.has(phoneKey(phone))))
      add({
        rows: [],
        existing: [account],
        phones: keysOf(account.phones),
        codes: new Set(),
        folded: account.folded,
      });
  for (const row of rows)
    add({
      rows: [row],
      existing: [],
      phones: keysOf(row.phones),
      codes: new Set(row.shopCode === undefined ? [] : [foldCode(row.shopCode)]),
      folded: row.folded,
    });
  return byName;
}

const keysOf = (phones: readonly string[]): Set<string> => new Set(phones.map(phoneKey));

function sharesPhone(one: Cluster, other: Cluster): boolean {
  for (const phone of one.phones) if (other.phones.has(phone)) return true;
  return false;
}

const joined = (clusters: readonly Cluster[]): Cluster => ({
  rows: clusters.flatMap(({ rows }) => rows),
  existing: clusters.flatMap(({ existing }) => existing),
  phones: new Set(clusters.flatMap(({ phones }) => [...phones])),
  codes: new Set(clusters.flatMap(({ codes }) => [...codes])),
  folded: clusters[0]?.folded ?? '',
});

/** A phone of more accounts is that of the shop, or of nobody. */
const mostSharing = 20;

/** Asks about accounts of different names with one phone. A name that contains the other's words is likely the same. */
function mergeByPhone(
  clusters: readonly Cluster[],
  decide: (key: string, clusters: readonly Cluster[], proposed: 'merge' | 'apart') => boolean,
): Cluster[] {
  const byPhone = new Map<string, Cluster[]>();
  for (const cluster of clusters)
    for (const phone of cluster.phones) {
      const sharing = byPhone.get(phone) ?? [];
      sharing.push(cluster);
      byPhone.set(phone, sharing);
    }
  /** What a cluster has become part of. */
  const becomes = new Map<Cluster, Cluster>();
  const now = (cluster: Cluster): Cluster => {
    const next = becomes.get(cluster);
    return next ? now(next) : cluster;
  };
  for (const [phone, sharing] of byPhone) {
    if (sharing.length > mostSharing) continue;
    const distinct = inDoubt([...new Set(sharing.map(now))]);
    if (new Set(distinct.map(({ folded }) => folded)).size < 2) continue;
    const proposed = distinct.every((one) => distinct.every((other) => resembles(one.folded, other.folded)))
      ? 'merge'
      : 'apart';
    if (!decide(`phone:${phone}`, distinct, proposed)) continue;
    const whole = joined(distinct);
    for (const one of distinct) becomes.set(one, whole);
  }
  return [...new Set(clusters.map(now))];
}

/** Whether all words of one name are in the other. */
function resembles(one: string, other: string): boolean {
  const [few, many] = [one.split(' '), other.split(' ')].toSorted((a, b) => a.length - b.length);
  return few !== undefined && many !== undefined && few.every((word) => many.includes(word));
}

/** Accounts that the shop has remain apart: rows that mean several of them belong to the first one of their name. */
const groupsOf = (clusters: readonly Cluster[]): AccountGroup[] =>
  clusters
    .filter(({ rows }) => rows.length > 0)
    .map(({ rows, existing }) => ({
      rows: rows.toSorted((a, b) => a.row - b.row),
      existing:
        existing.find(({ folded }) => rows.some((row) => row.folded === folded)) ?? existing[0] ?? null,
    }))
    .toSorted((a, b) => (a.rows[0]?.row ?? 0) - (b.rows[0]?.row ?? 0));
