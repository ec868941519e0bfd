import { legible } from '@/ui/Code';
import { runsOf, type Block } from './markdown';

const Runs = ({ text }: { text: string }) =>
  runsOf(text).map((run, index) =>
    run.as === 'strong' ? (
      <strong key={index}>{legible(run.text)}</strong>
    ) : run.as === 'code' ? (
      <bdi key={index} dir="ltr" className="rounded-sm bg-sunken px-1.5 text-sm">
        {run.text}
      </bdi>
    ) : (
      <span key={index}>{legible(run.text)}</span>
    ),
  );

/** The blocks of a chapter; each can be scrolled to by its place. */
export const ChapterText = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className="flex flex-col gap-3 text-lg/7">
    {blocks.map((block, index) => (
      <div key={index} data-block={index} className="scroll-mt-2">
        <BlockText block={block} />
      </div>
    ))}
  </div>
);

function BlockText({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    if (block.level === 1) return <h3 className="text-xl">{legible(block.text)}</h3>;
    return <h4 className="mt-3 text-lg font-semibold">{legible(block.text)}</h4>;
  }
  if (block.kind === 'table') return <TableText {...block} />;
  if (block.kind === 'text')
    return (
      <p>
        <Runs text={block.text} />
      </p>
    );
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={`flex flex-col gap-1.5 ps-6 ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
      {block.items.map((item, index) => (
        <li key={index}>
          <Runs text={item} />
        </li>
      ))}
    </List>
  );
}

const TableText = ({ head, rows }: Extract<Block, { kind: 'table' }>) => (
  <div className="overflow-x-auto">
    <table className="w-full text-base">
      <thead>
        <tr className="bg-sunken">
          {head.map((cell, index) => (
            <th key={index} className="px-3 py-1.5 text-start">
              <Runs text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} className="border-t border-line">
            {row.map((cell, column) => (
              <td key={column} className="px-3 py-1.5 align-top">
                <Runs text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
