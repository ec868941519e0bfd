/** The blocks of a chapter: the few forms of Markdown in which the handbook is written. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

const bullet = /^[-*] +/;
const numbered = /^\d+[.)] +/;
const heading = /^(#{1,3}) +(.*)$/;

/** Splits a chapter into blocks; lines that are broken in the source are joined again. */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const line of source.split('\n').map((one) => one.trim())) {
    const next = read(line, open);
    if (next && next !== open) blocks.push(next);
    open = next;
  }
  return blocks;
}

/** Returns the block that a line belongs to: the open one, a new one, or none for an empty line. */
function read(line: string, open: Block | undefined): Block | undefined {
  if (line === '') return undefined;
  const title = heading.exec(line);
  if (title) return { kind: 'heading', level: (title[1]?.length ?? 1) as 1 | 2 | 3, text: title[2] ?? '' };
  if (line.startsWith('|')) return readRow(line, open);
  if (bullet.test(line) || numbered.test(line)) {
    const ordered = numbered.test(line);
    const item = line.replace(ordered ? numbered : bullet, '');
    if (open?.kind !== 'list' || open.ordered !== ordered) return { kind: 'list', ordered, items: [item] };
    open.items.push(item);
    return open;
  }
  if (open?.kind === 'list') {
    open.items.push(`${open.items.pop()} ${line}`);
    return open;
  }
  if (open?.kind === 'text') {
    open.text += ` ${line}`;
    return open;
  }
  return { kind: 'text', text: line };
}

function readRow(line: string, open: Block | undefined): Block {
  const cells = line
    .slice(1, line.endsWith('|') ? -1 : undefined)
    .split('|')
    .map((cell) => cell.trim());
  if (open?.kind !== 'table') return { kind: 'table', head: cells, rows: [] };
  if (!cells.every((cell) => /^:?-+:?$/.test(cell))) open.rows.push(cells);
  return open;
}

/** A run of text: plain, strong, or a key or code. */
export interface Run {
  text: string;
  as: 'plain' | 'strong' | 'code';
}

export const runsOf = (text: string): Run[] =>
  text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((run) => {
      if (run.startsWith('**')) return { text: run.slice(2, -2), as: 'strong' };
      if (run.startsWith('`')) return { text: run.slice(1, -1), as: 'code' };
      // links between chapters are plain words here: the list of chapters is beside them
      return { text: run.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1'), as: 'plain' };
    });

/** The text of a block without its marks, for searching. */
export function plainText(block: Block): string {
  const text =
    block.kind === 'list'
      ? block.items.join(' ')
      : block.kind === 'table'
        ? [block.head, ...block.rows].flat().join(' ')
        : block.text;
  return runsOf(text)
    .map((run) => run.text)
    .join('');
}
