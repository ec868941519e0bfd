import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { runsOf, type Block } from './markdown';
import { pictureOf } from './pictures';

type ChapterTextProps = {
  blocks: readonly Block[];
  /** Follows a link to another chapter; on paper links are plain words. */
  onFollow?: (chapter: string) => void;
  /** On paper text is smaller, and no picture waits to come into view. */
  onPaper?: true;
};

/** The blocks of a chapter; each can be scrolled to by its place. */
export const ChapterText = ({ blocks, ...how }: ChapterTextProps) => (
  <div className={cn('flex flex-col', how.onPaper ? 'gap-2 text-sm/6' : 'gap-3 text-lg/7')}>
    {blocks.map((block, index) => (
      <div key={index} data-block={index} className="scroll-mt-2">
        <BlockText block={block} {...how} />
      </div>
    ))}
  </div>
);

type How = Pick<ChapterTextProps, 'onFollow' | 'onPaper'>;

function BlockText({ block, ...how }: { block: Block } & How) {
  if (block.kind === 'heading') {
    if (block.level === 1) return <h3 className="text-[1.2em]/relaxed">{legible(block.text)}</h3>;
    return <h4 className="mt-3 break-after-avoid font-semibold">{legible(block.text)}</h4>;
  }
  if (block.kind === 'table') return <TableText {...block} {...how} />;
  if (block.kind === 'picture') return <PictureBlock file={block.file} text={block.text} {...how} />;
  if (block.kind === 'text')
    return (
      <p>
        <Runs text={block.text} {...how} />
      </p>
    );
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List
      className={cn(
        'flex flex-col ps-6',
        block.ordered ? 'list-decimal' : 'list-disc',
        how.onPaper ? 'gap-0.5' : 'gap-1.5',
      )}
    >
      {block.items.map((item, index) => (
        <li key={index}>
          <Runs text={item} {...how} />
        </li>
      ))}
    </List>
  );
}

const Runs = ({ text, onFollow }: { text: string } & How) =>
  runsOf(text).map((run, index) => {
    if (run.as === 'strong') return <strong key={index}>{legible(run.text)}</strong>;
    if (run.as === 'code')
      return (
        <bdi key={index} dir="ltr" className="rounded-sm bg-sunken px-1.5 text-[0.9em]">
          {run.text}
        </bdi>
      );
    if (run.as === 'link' && onFollow)
      return (
        <button
          key={index}
          type="button"
          className="text-accent-strong underline underline-offset-4"
          onClick={() => onFollow(run.to)}
        >
          {run.text}
        </button>
      );
    return <span key={index}>{legible(run.text)}</span>;
  });

/** A picture; a press opens it in its own size, which a phone needs to read it. */
function PictureBlock({ file, text, onPaper }: { file: string; text: string } & How) {
  const shown = pictureOf(file);
  if (!shown) return null;
  const { src, width, height, isPhone } = shown;
  const size = isPhone ? 'max-w-56' : onPaper ? 'max-w-120' : 'max-w-full';
  return (
    <figure className="break-inside-avoid">
      <a href={src} target="_blank" rel="noreferrer" className={cn('block', size)}>
        <img
          src={src}
          alt={text}
          width={width}
          height={height}
          loading={onPaper ? 'eager' : 'lazy'}
          className="h-auto w-full rounded-md border border-line"
        />
      </a>
    </figure>
  );
}

const TableText = ({ head, rows, ...how }: Extract<Block, { kind: 'table' }> & How) => (
  <div className="overflow-x-auto">
    <table className="w-full text-[0.9em]">
      <thead>
        <tr className="bg-sunken">
          {head.map((cell, index) => (
            <th key={index} className="px-3 py-1.5 text-start">
              <Runs text={cell} {...how} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} className="break-inside-avoid border-t border-line">
            {row.map((cell, column) => (
              <td key={column} className="px-3 py-1.5 align-top">
                <Runs text={cell} {...how} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
