import { describe, expect, it } from 'vitest';
import { chosenLane } from './lane.mjs';

describe('npm test', () => {
  it('runs the whole gate, or the part that is asked for', () => {
    expect(chosenLane([])).toEqual({ fast: false, node: undefined });
    expect(chosenLane(['--fast'])).toMatchObject({ fast: true });
    expect(chosenLane(['--node', '24'])).toMatchObject({ node: '24' });
    expect(chosenLane(['--help'])).toEqual({ help: true });
  });

  it.each([[['--quick']], [['sales']], [['--node']], [['--node', 'latest']], [['--node', '24', '--fast']]])(
    'starts nothing for %j',
    (args) => expect(chosenLane(args)).toBeUndefined(),
  );
});
