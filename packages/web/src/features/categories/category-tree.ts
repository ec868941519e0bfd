import { fold, type Category, type CategoryPlace } from '@turoos/contract';
import type { TreeNode } from '@/ui/Tree';

/** Every category of the tree, top to bottom. */
export const allCategories = (nodes: readonly Category[]): Category[] =>
  nodes.flatMap((node) => [node, ...allCategories(node.subCategories)]);

export const findCategory = (nodes: readonly Category[], id: string | null): Category | undefined =>
  id === null ? undefined : allCategories(nodes).find((node) => node.id === id);

/** Those above it and itself, from the top. */
export function pathTo(nodes: readonly Category[], id: string | null): Category[] {
  const node = findCategory(nodes, id);
  return node ? [...pathTo(nodes, node.parentId), node] : [];
}

export const childrenOf = (nodes: readonly Category[], parentId: string | null): readonly Category[] =>
  parentId === null ? nodes : (findCategory(nodes, parentId)?.subCategories ?? []);

export const asTreeNodes = (nodes: readonly Category[]): TreeNode[] =>
  nodes.map((node) => ({ id: node.id, label: node.name_ar, children: asTreeNodes(node.subCategories) }));

/** What is left of the tree when only names with every word typed count; what stands above or below them stays. */
export function searchTree(nodes: readonly Category[], typed: string): Category[] {
  const words = fold(typed).split(' ').filter(Boolean);
  return nodes.flatMap((node) => {
    const names = fold(`${node.name_ar} ${node.name_en}`);
    if (words.every((word) => names.includes(word))) return [node];
    const subCategories = searchTree(node.subCategories, typed);
    return subCategories.length > 0 ? [{ ...node, subCategories }] : [];
  });
}

/** Where one step up or down among those beside it leads; undefined at the edge. */
export function stepPlace(
  nodes: readonly Category[],
  { id, parentId }: Category,
  step: 1 | -1,
): CategoryPlace | undefined {
  const beside = childrenOf(nodes, parentId);
  const at = beside.findIndex((node) => node.id === id);
  if (!beside[at + step]) return undefined;
  return { parentId, before: beside[step === 1 ? at + 2 : at - 1]?.id ?? null };
}

export type DropZone = 'before' | 'inside' | 'after';

/** Where dropping one on another puts it; undefined when it would stand inside itself or where it already is. */
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
  const beside = childrenOf(nodes, node.parentId).filter(({ id }) => id !== dragged);
  const at = beside.findIndex(({ id }) => id === target);
  return { parentId: node.parentId, before: beside[zone === 'before' ? at : at + 1]?.id ?? null };
}

/** What a category can be put under: all but itself and what is below it, named by their way from the top. */
export const parentOptions = (nodes: readonly Category[], moving: string | null) =>
  allCategories(nodes)
    .map((node) => ({ node, path: pathTo(nodes, node.id) }))
    .filter(({ path }) => path.every(({ id }) => id !== moving))
    .map(({ node, path }) => ({ value: node.id, label: path.map(({ name_ar: name }) => name).join(' › ') }));
