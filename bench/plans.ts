import type { Client } from 'pg';
import type { Statement } from './record';

/** A node of an EXPLAIN plan. */
export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Actual Total Time': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

export interface Explained extends Statement {
  ms: number;
  plan: Plan;
  /** Large tables read from end to end. */
  scans: string[];
}

/** Runs the statement again under EXPLAIN ANALYZE. */
export async function explain(
  client: Client,
  { text, values }: Statement,
  largeTables: ReadonlySet<string>,
): Promise<Explained> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan; 'Execution Time': number }] }>(
    `explain (analyze, format json) ${text}`,
    values,
  );
  const [{ Plan: plan, 'Execution Time': ms }] = rows[0]!['QUERY PLAN'];
  const scans = nodesOf(plan).filter(
    (node) => node['Node Type'].endsWith('Seq Scan') && readsAll(node, largeTables),
  );
  return { text, values, ms, plan, scans: scans.map((node) => node['Relation Name'] ?? '') };
}

/** A scan that was stopped after a few rows by a limit is no full scan. */
const readsAll = (node: Plan, largeTables: ReadonlySet<string>) =>
  largeTables.has(node['Relation Name'] ?? '') &&
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] > fewRows;

/** Lists count their rows up to ten thousand. */
const fewRows = 20_000;

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Names the node that took longest by itself, with its number of rows. */
export function worstOf(plan: Plan): string {
  const [worst] = nodesOf(plan).toSorted((a, b) => ownTime(b) - ownTime(a));
  if (!worst) return '';
  const over = worst['Index Name'] ?? worst['Relation Name'] ?? '';
  return `${worst['Node Type']} ${over}, ${worst['Actual Rows'] * worst['Actual Loops']} rows`;
}

const timeOf = (node: Plan) => node['Actual Total Time'] * node['Actual Loops'];
const ownTime = (node: Plan) =>
  timeOf(node) - (node.Plans ?? []).reduce((sum, inner) => sum + timeOf(inner), 0);

/** A plan as indented lines. */
export const linesOf = (plan: Plan, depth = 0): string[] => [
  `${'  '.repeat(depth)}${plan['Node Type']} ${plan['Index Name'] ?? plan['Relation Name'] ?? ''} ` +
    `(${timeOf(plan).toFixed(1)} ms, ${plan['Actual Rows']} rows × ${plan['Actual Loops']})`,
  ...(plan.Plans ?? []).flatMap((inner) => linesOf(inner, depth + 1)),
];

export async function tablesAbove(client: Client, rows: number): Promise<Set<string>> {
  const found = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and reltuples > $1`,
    [rows],
  );
  return new Set(found.rows.map(({ name }) => name));
}
