type State = Readonly<Record<string, string>>;

const filled = (state: State) => Object.entries(state).filter(([, value]) => value !== '');

/** Whether two states of a list show the same; an empty value is as good as none. */
export function sameState(a: State, b: State): boolean {
  const entries = filled(a);
  return entries.length === filled(b).length && entries.every(([name, value]) => b[name] === value);
}
