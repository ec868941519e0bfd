import { parseArgs } from 'node:util';

export const usage = `npm test                 the whole gate: types, lint, unit, integration and browser tests
npm test -- --fast       types, lint, unit tests, and the integration and browser tests the changes touch
npm test -- --node 24    unit, integration and one browser test on that release of Node, from npm
npm test -- --help       this text`;

/** Reads the arguments: { fast }, { node } or neither for the whole gate; undefined to show the usage. */
export function chosenLane(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        fast: { type: 'boolean', default: false },
        node: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return { help: true };
    if (values.node !== undefined && (values.fast || !/^[1-9]\d*$/.test(values.node))) return undefined;
    return { fast: values.fast, node: values.node };
  } catch {
    return undefined;
  }
}
