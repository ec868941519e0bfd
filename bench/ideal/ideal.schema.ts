import { createHash } from 'node:crypto';
import { Client } from 'pg';

export const partsInIdeal = 100_000;
export const customersInIdeal = 100;

/** Deterministic names and numbers of parts. */
const names = `
create function gen_name(i int) returns text language sql immutable as $$
  select (array['Brake pad set','Brake disc','Oil filter','Air filter','Fuel filter','Cabin filter','Spark plug',
    'Glow plug','Timing belt kit','Water pump','Alternator','Starter motor','Clutch kit','Flywheel','Shock absorber',
    'Coil spring','Control arm','Ball joint','Tie rod end','Wheel bearing','CV joint','Drive shaft','Radiator',
    'Thermostat','Head gasket','Turbocharger','EGR valve','Lambda sensor','MAF sensor','Ignition coil','Wiper blade',
    'Headlight','Tail light','Door mirror','Window regulator','Exhaust muffler','Catalytic converter','Fuel pump',
    'Injector nozzle','Battery cable'])[1+(i*7)%40]
  ||' '||(array['Volvo','Saab','Opel','Ford','Audi','Skoda','Seat','Fiat','Lancia','Renault','Peugeot','Citroen'])
    [1+(i*5+i/40)%12]
  ||' '||(array['Mk1','Mk2','Mk3','GT','TDI','Estate','Coupe'])[1+i%7]||' '||(1985+(i*13)%40)
$$;
create function gen_sku(i int) returns text language sql immutable as $$
  select upper(substr(md5(i::text),1,3))||'-'||lpad(i::text,6,'0')||'-'||upper(substr(md5('x'||i),1,4))
$$;`;

/** The least tables that a sale with stock and movements, a search and a list could do with. */
const tables = `
create extension pg_trgm;
create table part (id int primary key, sku text unique not null, name text not null, price int not null);
create table customer (id int primary key, name text not null);
create table stock (part_id int primary key references part, on_hand int not null check (on_hand >= 0),
  allocated int not null default 0);
create table sale (id bigserial primary key, customer_id int not null references customer,
  created_at timestamptz not null default now(), state text not null, total int not null);
create index on sale (customer_id);
create table sale_line (id bigserial primary key, sale_id bigint not null references sale,
  part_id int not null references part, qty int not null, price int not null);
create index on sale_line (sale_id);
create table stock_movement (id bigserial primary key, part_id int not null references part,
  sale_line_id bigint references sale_line, qty int not null, at timestamptz not null default now());
create index on stock_movement (part_id);`;

const rows = `
insert into part select i, gen_sku(i), gen_name(i), (10+i%90)*100 from generate_series(1, ${partsInIdeal}) i;
insert into customer select i, 'Customer '||i from generate_series(1, ${customersInIdeal}) i;
insert into stock select i, 1000000, 0 from generate_series(1, ${partsInIdeal}) i;
insert into sale (customer_id, state, total) select 1+i%100, 'confirmed', 3600 from generate_series(1, 2200) i;
create index part_name_trgm on part using gin (name gin_trgm_ops);
create index part_sku_trgm on part using gin (sku gin_trgm_ops);`;

const statements = [names, tables, rows, 'vacuum analyze'];

/** A digest of twelve digits that changes with the schema. */
export const idealDigest = createHash('sha256').update(statements.join('\n')).digest('hex').slice(0, 12);

export async function fillIdeal(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
