import {
  adenDay,
  journalLines,
  type AccountKey,
  type Figures,
  type MoneyMovementKind,
  type PostingKind,
} from '@turoos/contract';
import { statement } from '../../db/statement';
import { sendWithoutWaiting, type Tx } from '../../db/transaction';
import { comingNumber, tokenOf } from '../../kernel/coming-number';
import { takeMoved } from '../../kernel/moved-value';

/** An amount that comes into a money account, or leaves it if below zero. */
export interface MoneyMove {
  moneyAccountId: string;
  shiftId: string | null;
  kind: MoneyMovementKind;
  currency: string;
  /** In units of the currency, and its value in cents at the rates of the document. */
  amount: number;
  cents: number;
  /** Rials for one of the currency. */
  toYer: number | null;
  method?: string | undefined;
  reference?: string | undefined;
  note?: string | undefined;
}

interface Entry<K extends PostingKind> {
  kind: K;
  figures: Figures<K>;
  /** The account of the document's own choice, such as an expense category. */
  own?: string | undefined;
  money?: readonly MoneyMove[] | undefined;
  /** Rials per dollar of the document. */
  usdToYer?: number | null | undefined;
  day?: string | undefined;
  source?: { type: string; id: string; number?: string | null | undefined } | undefined;
  note?: string | undefined;
  userId: string | null;
}

/**
 * The only way into the journal, and the only way to change what a money account holds. Posts the entry that
 * `postings` describes for the kind: with what the transaction's stock and ledger moves came to since its last entry,
 * and the money. Money that leaves an account is posted at its average value there; the difference to the
 * document's value goes to the exchange differences. One statement, because day totals and balances stay locked until
 * commit: call it last.
 */
export async function postJournal<K extends PostingKind>(
  tx: Tx,
  { kind, figures, own, money = [], usdToYer = null, day = adenDay(), source, note = '', userId }: Entry<K>,
): Promise<void> {
  const value = money.reduce((sum, { cents }) => sum + cents, 0);
  const lines = journalLines(kind, figures, takeMoved(tx), value);
  if (lines.length === 0 && money.length === 0) return;
  const keyed = lines.filter(({ account }) => account !== 'own');
  const ownAmount = lines.reduce((sum, { account, amount }) => sum + (account === 'own' ? amount : 0), 0);
  const column = <C extends keyof MoneyMove>(name: C) => money.map((move) => move[name] ?? null);
  const posted = statement`
    with moves as (
      select * from unnest(
        ${column('moneyAccountId')}::uuid[], ${column('shiftId')}::uuid[], ${column('kind')}::text[],
        ${column('currency')}::text[], ${column('amount')}::bigint[], ${column('cents')}::bigint[],
        ${column('toYer')}::numeric[], ${column('method')}::text[], ${column('reference')}::text[],
        ${column('note')}::text[]) as move (account_id, shift_id, kind, currency, amount, cents, to_yer, method, reference, note)
    ), changes as (
      select account_id, currency, sum(amount)::bigint as amount, sum(cents)::bigint as cents from moves group by 1, 2
    ), held as materialized (
      select b.money_account_id, b.currency, c.amount, c.cents,
        turoos_booked(b.amount, b.cents, c.amount, c.cents) as booked
      from money_balances b join changes c on c.account_id = b.money_account_id and c.currency = b.currency
      order by b.money_account_id, b.currency for update of b
    ), balances as (
      update money_balances b set amount = b.amount + held.amount, cents = b.cents + held.booked
      from held where b.money_account_id = held.money_account_id and b.currency = held.currency
    ), wanted as materialized (
      select money_account_id as account_id, booked as amount, currency, amount as currency_amount
      from held where booked <> 0
      union all
      select a.id, l.amount, null, null
      from unnest(${keyed.map(({ account }) => account as AccountKey)}::text[],
        ${keyed.map(({ amount }) => amount)}::bigint[]) as l (key, amount) join accounts a on a.key = l.key
      union all
      select ${own ?? null}::uuid, ${ownAmount}::bigint, null, null where ${ownAmount}::bigint <> 0
      union all
      select a.id, d.difference, null, null
      from (select (sum(cents) - sum(booked))::bigint as difference from held) d
      join accounts a on a.key = 'exchangeDifferences' where d.difference <> 0
    ), entry as (
      insert into journal_entries (day, kind, source_type, source_id, source_number, note, usd_to_yer, user_id)
      select ${day}::date, ${kind}::text, ${source?.type ?? null}::text, ${source?.id ?? null}::uuid,
        replace(${source?.number ?? null}, ${tokenOf(tx)}, ${comingNumber}), ${note}::text, ${usdToYer}::numeric,
        ${userId}::uuid
      where exists (select from wanted)
      returning id, day
    ), lines as (
      insert into journal_lines (entry_id, position, account_id, day, amount, currency, currency_amount)
      select entry.id, row_number() over (order by wanted.amount < 0), account_id, entry.day, amount, currency, currency_amount
      from entry, wanted
      returning account_id, day, amount
    ), days as (
      insert into account_days as d (day, account_id, debit, credit, lines)
      select day, account_id, sum(greatest(amount, 0)), sum(greatest(-amount, 0)), count(*)
      from lines group by 1, 2 order by account_id
      on conflict (day, account_id) do update
        set debit = d.debit + excluded.debit, credit = d.credit + excluded.credit, lines = d.lines + excluded.lines
    ), money_totals as (
      insert into money_days as d (day, money_account_id, currency, kind, amount_in, amount_out, cents_in, cents_out)
      select ${day}::date, money_account_id, currency, ${kind}::text, greatest(amount, 0), greatest(-amount, 0),
        greatest(booked, 0), greatest(-booked, 0)
      from held
      on conflict (day, money_account_id, currency, kind) do update
        set amount_in = d.amount_in + excluded.amount_in, amount_out = d.amount_out + excluded.amount_out,
          cents_in = d.cents_in + excluded.cents_in, cents_out = d.cents_out + excluded.cents_out
    )
    insert into money_movements (day, money_account_id, shift_id, kind, currency, amount, cents, usd_to_yer, to_yer,
      method, reference, source_type, source_id, source_number, note, user_id)
    select ${day}::date, account_id, shift_id, kind, currency, amount, cents, ${usdToYer}::numeric, to_yer,
      coalesce(method, 'cash'), coalesce(reference, ''), ${source?.type ?? null}::text, ${source?.id ?? null}::uuid,
      replace(${source?.number ?? null}, ${tokenOf(tx)}, ${comingNumber}), coalesce(note, ''), ${userId}::uuid
    from moves`.execute(tx);
  await sendWithoutWaiting(tx, posted);
}
