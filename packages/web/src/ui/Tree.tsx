import { ChevronLeft } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { arrowStep, isBrowserKey } from './arrow-step';
import { cn } from './cn';

export type TreeNode = { id: string; label: string; children?: readonly TreeNode[] };

type TreeProps = {
  label: string;
  nodes: readonly TreeNode[];
  selected?: string | null;
  onSelect?: (node: TreeNode) => void;
  /** Content at the end of a row: a count, a badge. */
  renderAside?: (node: TreeNode) => ReactNode;
  /** Ids of the nodes that are expanded at first. */
  defaultOpen?: readonly string[];
};

/** A tree of rows. The left arrow expands and the right one collapses, as the page reads right to left. */
export function Tree({ label, nodes, selected = null, onSelect, renderAside, defaultOpen = [] }: TreeProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(defaultOpen));
  const [focused, setFocused] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const rows = visibleNodes(nodes, open);
  const tabStop =
    [focused, selected].find((id) => rows.some((row) => row.node.id === id)) ?? rows[0]?.node.id;

  const toggle = (id: string, unfold: boolean) => {
    const next = new Set(open);
    if (unfold) next.add(id);
    else next.delete(id);
    setOpen(next);
  };
  const focus = (id: string | null | undefined) => {
    if (!id) return;
    setFocused(id);
    list.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus();
  };
  const press = (node: TreeNode) => {
    setFocused(node.id);
    if (onSelect) onSelect(node);
    else toggle(node.id, !open.has(node.id));
  };
  const onKeyDown = (event: KeyboardEvent, row: VisibleNode) => {
    if (isBrowserKey(event)) return;
    const { node } = row;
    const at = rows.indexOf(row);
    const foldable = Boolean(node.children?.length);
    const step = arrowStep(event.key);
    if (event.key === 'ArrowDown') focus(rows[at + 1]?.node.id);
    else if (event.key === 'ArrowUp') focus(rows[at - 1]?.node.id);
    else if (event.key === 'Home') focus(rows[0]?.node.id);
    else if (event.key === 'End') focus(rows.at(-1)?.node.id);
    else if (step === 1 && foldable && !open.has(node.id)) toggle(node.id, true);
    else if (step === 1 && foldable) focus(rows[at + 1]?.node.id);
    else if (step === -1 && foldable && open.has(node.id)) toggle(node.id, false);
    else if (step === -1) focus(row.parent);
    else if (event.key === 'Enter' || event.key === ' ') press(node);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={list} role="tree" aria-label={label} className="flex flex-col">
      {rows.map((row) => (
        <TreeRow
          key={row.node.id}
          row={row}
          unfolded={open.has(row.node.id)}
          selected={row.node.id === selected}
          tabbable={row.node.id === tabStop}
          aside={renderAside?.(row.node)}
          onKeyDown={(event) => onKeyDown(event, row)}
          onPress={() => press(row.node)}
          onFold={() => toggle(row.node.id, !open.has(row.node.id))}
        />
      ))}
    </div>
  );
}

type TreeRowProps = {
  row: VisibleNode;
  unfolded: boolean;
  selected: boolean;
  tabbable: boolean;
  aside: ReactNode;
  onKeyDown: (event: KeyboardEvent) => void;
  onPress: () => void;
  onFold: () => void;
};

function TreeRow({ row, unfolded, selected, tabbable, aside, onKeyDown, onPress, onFold }: TreeRowProps) {
  const { node, level, position, siblings } = row;
  const foldable = Boolean(node.children?.length);
  return (
    <div
      role="treeitem"
      data-node={node.id}
      tabIndex={tabbable ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={foldable ? unfolded : undefined}
      aria-selected={selected}
      onKeyDown={onKeyDown}
      onClick={onPress}
      style={{ paddingInlineStart: `${(level - 1) * 1.25}rem` }}
      className={cn(
        'flex min-h-9 cursor-pointer items-center gap-1 rounded-md pe-3 -outline-offset-2 hover:bg-sunken pointer-coarse:min-h-11',
        selected && 'bg-accent-soft font-semibold text-accent-strong',
      )}
    >
      <span
        aria-hidden="true"
        onClick={(event) => {
          if (!foldable) return;
          event.stopPropagation();
          onFold();
        }}
        className="flex size-8 shrink-0 items-center justify-center text-muted"
      >
        {foldable && <ChevronLeft className={cn('size-4 transition-transform', unfolded && '-rotate-90')} />}
      </span>
      <span className="min-w-0 grow py-1">{node.label}</span>
      {aside}
    </div>
  );
}

type VisibleNode = {
  node: TreeNode;
  level: number;
  parent: string | null;
  position: number;
  siblings: number;
};

/** Returns the visible nodes from top to bottom, given the ids of the expanded ones. */
function visibleNodes(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  level = 1,
  parent: string | null = null,
): VisibleNode[] {
  return nodes.flatMap((node, index) => [
    { node, level, parent, position: index + 1, siblings: nodes.length },
    ...(node.children && open.has(node.id) ? visibleNodes(node.children, open, level + 1, node.id) : []),
  ]);
}
