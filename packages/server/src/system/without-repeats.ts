/** Says a line once, and again only after another one. */
export function withoutRepeats(say: (line: string) => void): (line: string) => void {
  let last = '';
  return (line) => {
    if (line !== last) say(line);
    last = line;
  };
}
