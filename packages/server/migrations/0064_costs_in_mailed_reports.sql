-- A mailed report tells what it costs only where the one who named its recipients may see costs.
alter table inventory_reports add mails_costs boolean not null default true;
