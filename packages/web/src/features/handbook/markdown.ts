/** The blocks of a chapter: the few forms of Markdown in which the handbook is written. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  /** A picture: its file in the folder of pictures, and what it shows. */
  | { kind: 'picture'; file: string; text: string };

const bullet = /^[-*] +/;
const numbered = /^\d+[.)] +/;
const heading = /^(#{1,3}) +(.*)$/;
const picture = /^!\[([^\]]+)\]\(pictures\/([^)]+)\)$/;

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
  const shown = picture.exec(line);
  if (shown) return { kind: 'picture', file: shown[2] ?? '', text: shown[1] ?? '' };
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

/** A run of text: plain, strong, a key or code, or a link to a chapter. */
export type Run =
  | { text: string; as: 'plain' | 'strong' | 'code' }
  | { text: string; as: 'link'; to: string };

export const runsOf = (text: string): Run[] =>
  text
    .split(/(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\.md\))/)
    .filter(Boolean)
    .map((run): Run => {
      if (run.startsWith('**')) return { text: run.slice(2, -2), as: 'strong' };
      if (run.startsWith('`')) return { text: run.slice(1, -1), as: 'code' };
      const link = /^\[(.+)\]\((.+)\.md\)$/.exec(run);
      return link ? { text: link[1] ?? '', as: 'link', to: link[2] ?? '' } : { text: run, as: 'plain' };
    });

const unmarked = (text: string) =>
  runsOf(text)
    .map((run) => run.text)
    .join('');

/** The sentences of a block without their marks: those of each item of a list, and a row of a table as one. */
export function sentencesOf(block: Block): string[] {
  if (block.kind === 'table') return [block.head, ...block.rows].map((row) => unmarked(row.join(' · ')));
  const texts = block.kind === 'list' ? block.items : [block.text];
  return texts.flatMap((text) => unmarked(text).split(/(?<=[.؟!]) +/));
}

/** The text of a block without its marks. */
export const plainText = (block: Block): string => sentencesOf(block).join(' ');
