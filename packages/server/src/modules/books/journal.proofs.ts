import { sql } from 'kysely';
import type { Proof } from './proof';

/** Claims about the totals by day and the seals of the journal. */
export const journalProofs: readonly Proof[] = [
  {
    claim: 'the totals of an account by day are the sums of its lines',
    contradictions: sql`
      select concat(coalesce(d.account_id, l.account_id), ' on ', coalesce(d.day, l.day), ': kept ', d.debit, ' ', d.credit,
        ' of ', d.lines, ' lines, booked ', l.debit, ' ', l.credit, ' in ', l.lines) as what
      from account_days d full join (
        select account_id, day, sum(greatest(amount, 0)) as debit, sum(greatest(-amount, 0)) as credit, count(*) as lines
        from journal_lines group by 1, 2
      ) l on l.account_id = d.account_id and l.day = d.day
      where (d.debit, d.credit, d.lines) is distinct from (l.debit, l.credit, l.lines)`,
  },
  {
    claim: 'what a money account holds is the sum of what came and went by day',
    contradictions: sql`
      select concat(b.money_account_id, ' ', b.currency, ': holds ', b.amount, ' worth ', b.cents, ', by day ',
        coalesce(d.amount, 0), ' worth ', coalesce(d.cents, 0)) as what
      from money_balances b left join (
        select money_account_id, currency, sum(amount_in - amount_out) as amount, sum(cents_in - cents_out) as cents
        from money_days group by 1, 2
      ) d using (money_account_id, currency)
      where b.amount <> coalesce(d.amount, 0) or b.cents <> coalesce(d.cents, 0)`,
  },
  {
    // a seal that a clock running ahead made before the day was over is followed by another, which counts
    claim: 'nothing was changed on a day after it was sealed',
    contradictions: sql`
      select concat(to_char(s.day, 'YYYY-MM-DD'), ' was changed after it was sealed: ', s.entries, ' entries and ',
        s.audit_rows, ' audit rows then, ', now.entries, ' and ', now.audit_rows, ' now') as what
      from (
        select * from (
          select *, lag(hash, 1, '') over (order by seq) as previous, max(seq) over (partition by day) as last
          from day_seals
        ) all_seals
        where seq = last and turoos_seal_holds(day, sealed_at)
      ) s
      cross join lateral turoos_day_seal(s.day, s.previous) as now
      where now.hash <> s.hash order by s.seq`,
  },
  {
    // the job seals each hour: a day without a seal is missing one only if the server ran for a while since
    claim: 'every past day on which something was written has its seal',
    contradictions: sql`
      with since as (select min(day) as day from day_seals), ran as (
        select (max(at) at time zone 'Asia/Aden')::date as day from audit_log where at < now() - interval '2 hours'
      ), days as (
        select each.day::date, each.day::timestamp at time zone 'Asia/Aden' as since,
          (each.day + interval '1 day')::timestamp at time zone 'Asia/Aden' as until
        from since, ran, generate_series(since.day, least(ran.day, (now() at time zone 'Asia/Aden')::date - 2) - 1,
          interval '1 day') as each (day)
      )
      select concat(to_char(day, 'YYYY-MM-DD'), ' has no seal') as what from days d
      where not exists (select from day_seals s where s.day = d.day and turoos_seal_holds(s.day, s.sealed_at))
        and (exists (select from audit_log where at >= d.since and at < d.until)
          or exists (select from journal_entries where at >= d.since and at < d.until))
      order by day`,
  },
];
