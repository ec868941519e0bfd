type Measure = (text: string) => number;

/** Positions at which a long number may be broken; no hyphen is added. */
const joints = /(?<=[-/._])/;

/** Splits a word that is too long for a line into parts that fit: after punctuation, else anywhere. */
function portionsOf(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const portions: string[] = [];
  let portion = '';
  const parts = word.split(joints).flatMap((part) => (measure(part) <= width ? [part] : [...part]));
  for (const part of parts) {
    if (portion !== '' && measure(portion + part) > width) {
      portions.push(portion);
      portion = '';
    }
    portion += part;
  }
  return [...portions, portion];
}

function wrapParagraph(text: string, width: number, measure: Measure): string[] {
  const words = text.split(' ').filter((part) => part !== '');
  const whole = words.join(' ');
  if (measure(whole) <= width) return [whole];
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && measure(`${line} ${word}`) <= width) {
      line += ` ${word}`;
      continue;
    }
    if (line !== '') lines.push(line);
    const portions = portionsOf(word, width, measure);
    lines.push(...portions.slice(0, -1));
    line = portions.at(-1) ?? '';
  }
  return [...lines, line];
}

const shortened = (line: string, width: number, measure: Measure): string => {
  let kept = line;
  while (kept !== '' && measure(`${kept}…`) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
};

/** Breaks a text into lines of a width, between words. Lines beyond `most` are dropped and marked as cut. */
export function wrapText(text: string, width: number, measure: Measure, most = Infinity): string[] {
  const lines = text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
  const last = lines[most - 1];
  return last === undefined || lines.length === most
    ? lines
    : [...lines.slice(0, most - 1), shortened(last, width, measure)];
}
