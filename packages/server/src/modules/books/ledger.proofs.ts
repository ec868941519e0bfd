import { sql, type RawBuilder } from 'kysely';
import { customerBook, supplierBook } from '../ledger';
import type { Proof } from './proof';

interface Kept {
  book: Pick<typeof customerBook | typeof supplierBook, 'accounts' | 'owner' | 'entries' | 'settlements'>;
  /** The account's owner as it reads in a claim: 'customer' or 'supplier'. */
  whose: string;
  /** Selects number, remaining (on the document) and open (of its ledger entries) for each document. */
  documents: { claim: string; owing: RawBuilder<unknown> };
}

/** Claims that hold for the ledgers of customers and suppliers alike. */
function ledgerProofs({ book, whose, documents }: Kept): Proof[] {
  const accounts = sql.table(book.accounts);
  const entries = sql.table(book.entries);
  const settlements = sql.table(book.settlements);
  const owner = (table: string) => sql.ref(`${table}.${book.owner}`);
  return [
    {
      claim: `a ${whose}’s balance is the sum of the ledger`,
      contradictions: sql`
        select concat(a.name, ' ', a.id, ': balance ', a.balance, ', ledger ', coalesce(l.changed, 0)) as what
        from ${accounts} a left join (
          select ${owner('t')} as owner, sum(change) as changed from ${entries} t group by 1
        ) l on l.owner = a.id
        where a.balance <> coalesce(l.changed, 0)`,
    },
    {
      claim: `a ${whose}’s balance is what is open, on one side alone`,
      contradictions: sql`
        select concat(a.name, ' ', a.id, ': balance ', a.balance, ', open credit ', coalesce(o.credit, 0),
          ', open debt ', coalesce(o.debt, 0)) as what
        from ${accounts} a left join (
          select ${owner('t')} as owner, sum(open) filter (where change > 0) as credit,
            sum(open) filter (where change < 0) as debt
          from ${entries} t where open > 0 group by 1
        ) o on o.owner = a.id
        where a.balance <> coalesce(o.credit, 0) - coalesce(o.debt, 0) or (o.credit > 0 and o.debt > 0)`,
    },
    {
      claim: `what is no longer open of a ${whose}’s entry was settled`,
      contradictions: sql`
        select concat(t.id, ': ', abs(t.change), ' in all, ', t.open, ' open, ', coalesce(s.settled, 0), ' settled') as what
        from ${entries} t left join (
          select id, sum(amount) as settled from (
            select debit_id as id, amount from ${settlements}
            union all select credit_id, amount from ${settlements}
          ) sides group by 1
        ) s using (id)
        where abs(t.change) - t.open <> coalesce(s.settled, 0)`,
    },
    {
      claim: `a settlement joins a debt and a credit of one ${whose}`,
      contradictions: sql`
        select concat('settlement ', s.seq) as what
        from ${settlements} s join ${entries} d on d.id = s.debit_id join ${entries} c on c.id = s.credit_id
        where d.change > 0 or c.change < 0 or ${owner('d')} <> ${owner('c')}`,
    },
    {
      claim: `every entry of a ${whose} says what the balance was after it`,
      contradictions: sql`
        select id::text as what from (
          select id, balance_after, sum(change) over (partition by ${owner('t')} order by seq) as ran from ${entries} t
        ) entries where balance_after <> ran`,
    },
    {
      claim: documents.claim,
      contradictions: sql`
        select concat(number, ': remaining ', remaining, ', open ', coalesce(open, 0)) as what
        from (${documents.owing}) d where remaining <> coalesce(open, 0)`,
    },
  ];
}

export const customerLedgerProofs = ledgerProofs({
  book: customerBook,
  whose: 'customer',
  documents: {
    claim: 'an invoice still owes what its debt in the ledger does',
    owing: sql`
      select coalesce(s.sale_number, s.id::text) as number, s.remaining, d.open
      from sales s left join (
        select sale_id, sum(open) as open from customer_transactions where type = 'sale' group by 1
      ) d on d.sale_id = s.id`,
  },
});

export const supplierLedgerProofs = ledgerProofs({
  book: supplierBook,
  whose: 'supplier',
  documents: {
    claim: 'a purchase still owes what its debts in the ledger do',
    owing: sql`
      select p.purchase_number as number, p.remaining, d.open
      from purchases p left join (
        select purchase_id, sum(open) as open from supplier_transactions where type = 'purchase' and change < 0 group by 1
      ) d on d.purchase_id = p.id`,
  },
});
