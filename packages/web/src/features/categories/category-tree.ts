import { fold, type Category, type CategoryPlace } from '@turoos/contract';
import type { TreeNode } from '@/ui/Tree';

/** Returns every category of the tree, top to bottom. */
export const allCategories = (nodes: readonly Category[]): Category[] =>
  nodes.flatMap((node) => [node, ...allCategories(node.subCategories)]);

export const findCategory = (nodes: readonly Category[], id: string | null): Category | undefined =>
  id === null ? undefined : allCategories(nodes).find((node) => node.id === id);

/** Returns the category with its ancestors, from the top. */
export function pathTo(nodes: readonly Category[], id: string | null): Category[] {
  const node = findCategory(nodes, id);
  return node ? [...pathTo(nodes, node.parentId), node] : [];
}

export const childrenOf = (nodes: readonly Category[], parentId: string | null): readonly Category[] =>
  parentId === null ? nodes : (findCategory(nodes, parentId)?.subCategories ?? []);

export const asTreeNodes = (nodes: readonly Category[]): TreeNode[] =>
  nodes.map((node) => ({ id: node.id, label: node.name_ar, children: asTreeNodes(node.subCategories) }));

/**
 * Filters the tree to categories whose name contains every typed word, with their ancestors and descendants.
 */
export function searchTree(nodes: readonly Category[], typed: string): Category[] {
  const words = fold(typed).split(' ').filter(Boolean);
  return nodes.flatMap((node) => {
    const names = fold(`${node.name_ar} ${node.name_en}`);
    if (words.every((word) => names.includes(word))) return [node];
    const subCategories = searchTree(node.subCategories, typed);
    return subCategories.length > 0 ? [{ ...node, subCategories }] : [];
  });
}

/** Returns the place one step up or down among the siblings; undefined at the edge. */
export function stepPlace(
  nodes: readonly Category[],
  { id, parentId }: Category,
  step: 1 | -1,
): CategoryPlace | undefined {
  const siblings = childrenOf(nodes, parentId);
  const at = siblings.findIndex((node) => node.id === id);
  if (!siblings[at + step]) return undefined;
  return { parentId, before: siblings[step === 1 ? at + 2 : at - 1]?.id ?? null };
}

export type DropZone = 'before' | 'inside' | 'after';

/** Returns the place a dropped category gets; undefined when it would be inside itself or doesn't move. */
export function dropPlace(
  nodes: readonly Category[],
  dragged: string,
  target: string,
  zone: DropZone,
): CategoryPlace | undefined {
  if (pathTo(nodes, target).some((node) => node.id === dragged)) return undefined;
  const node = findCategory(nodes, target);
  if (!node) return undefined;
  if (zone === 'inside') return { parentId: target, before: null };
  const siblings = childrenOf(nodes, node.parentId).filter(({ id }) => id !== dragged);
  const at = siblings.findIndex(({ id }) => id === target);
  return { parentId: node.parentId, before: siblings[zone === 'before' ? at : at + 1]?.id ?? null };
}

/** Returns the possible parents of a category, named by their path: all but itself and its descendants. */
export const parentOptions = (nodes: readonly Category[], moving: string | null) =>
  allCategories(nodes)
    .map((node) => ({ node, path: pathTo(nodes, node.id) }))
    .filter(({ path }) => path.every(({ id }) => id !== moving))
    .map(({ node, path }) => ({ value: node.id, label: path.map(({ name_ar: name }) => name).join(' › ') }));
