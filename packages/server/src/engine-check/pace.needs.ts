import { rowOf, weak, type Need } from './need';

const trips = 50;
/** Milliseconds; a sale waits for a handful of round trips, and all sales of a day wait for each other. */
const slowTrip = 5;
const slowCommits = 100;

/** How fast the database answers, which limits the sales of a second. */
export const paceNeeds: readonly Need[] = [
  {
    name: 'Near',
    why: 'A sale waits for a handful of round trips.',
    async attempt({ open }) {
      const client = await open();
      const times: number[] = [];
      for (let trip = 0; trip < trips; trip++) {
        const began = performance.now();
        await client.query('select 1');
        times.push(performance.now() - began);
      }
      const median = times.toSorted((a, b) => a - b)[trips / 2] ?? 0;
      const says = `a round trip takes ${median.toFixed(2)} ms`;
      return median <= slowTrip ? says : weak(`${says}: run Turoos beside its database`);
    },
  },
  {
    name: 'Commits a second',
    why: 'All sales of a day take their numbers from one row, so this bounds the sales of a second.',
    async attempt({ open, schema }) {
      const client = await open();
      await client.query(
        `create table ${schema}.paced (id int, value int); insert into ${schema}.paced values (1, 0)`,
      );
      const began = performance.now();
      let commits = 0;
      for (; performance.now() - began < 1000; commits++)
        await rowOf(client, `update ${schema}.paced set value = value + 1 where id = 1 returning value`);
      const pace = Math.round((commits * 1000) / (performance.now() - began));
      const says = `${pace} of one row, one after the other`;
      return pace >= slowCommits ? says : weak(`${says}: at most as many sales a second`);
    },
  },
];
