export type TreeNode = { id: string; label: string; children?: readonly TreeNode[] };

export type VisibleNode = {
  node: TreeNode;
  level: number;
  parent: string | null;
  position: number;
  siblings: number;
};

/** Returns the visible nodes from top to bottom, given the ids of the expanded ones. */
export function visibleNodes(
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
