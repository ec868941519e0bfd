-- The words of parts: what the shop's own words mean, which built-in meanings do not hold in it, what its searches
-- taught, and the words of its catalogue, by which mistyped words are found.

create table part_words (
  id uuid primary key default turoos_id(),
  word text not null,
  -- the form in which words are compared: folded, without articles
  key text not null unique,
  means text[] not null check (cardinality(means) between 1 and 20),
  version int not null default 1,
  user_name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The built-in groups that are switched off, by their English names.
create table part_words_off (
  group_key text primary key,
  user_name text not null,
  at timestamptz not null default now()
);

-- A search that found nothing and the part that was chosen soon afterwards; it counts for nothing until it is accepted.
create table part_word_suggestions (
  id uuid primary key default turoos_id(),
  word text not null,
  key text not null,
  product_id uuid not null references products (id) on delete cascade,
  times int not null default 1,
  -- the names of those who searched
  users text[] not null,
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'dismissed')),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  unique (key, product_id)
);
create index part_word_suggestions_product_idx on part_word_suggestions (product_id);
create index part_word_suggestions_waiting_idx on part_word_suggestions (times desc, last_at desc) where status = 'waiting';

-- A word and the same word without one of its letters. Two words that differ by one letter, or by two neighbours that
-- changed places, have one of these in common.
create function turoos_near_keys(word text) returns text[] language sql immutable strict parallel safe as $$
  select array_agg(distinct overlay(word placing '' from place for 1)) || word
  from generate_series(1, length(word)) as place
$$;

-- The different words of the catalogue, without numbers; a job adds those of changed parts. Words of
-- parts that are gone stay: they find nothing.
create table catalogue_words (
  word text collate "C" primary key,
  near text[] generated always as (turoos_near_keys(word)) stored
);
create index catalogue_words_near_idx on catalogue_words using gin (near);

-- One row: the parts that changed before this moment have their words in catalogue_words.
create table catalogue_words_read (
  up_to timestamptz not null
);
insert into catalogue_words_read (up_to) values (now());

insert into catalogue_words (word)
select distinct word from products, string_to_table(search_text, ' ') as word where word ~ '^[a-zء-ي]{2,30}$';
