-- `at` is when a transaction began, which may be before the step that it waited for: of two people who stepped at the
-- same moment the second could stand first. Steps get the order in which they happened, like all other books.
alter table document_steps add seq bigint;
-- the ids were drawn while the document was locked
update document_steps set seq = ordered.seq
from (select id, row_number() over (order by id) as seq from document_steps) as ordered
where ordered.id = document_steps.id;
alter table document_steps alter seq set not null;
alter table document_steps alter seq add generated always as identity;
select setval(pg_get_serial_sequence('document_steps', 'seq'), coalesce(max(seq), 0) + 1, false) from document_steps;
alter table document_steps alter at set default clock_timestamp();
drop index document_steps_entity_idx;
create index document_steps_entity_idx on document_steps (entity_id, seq);
