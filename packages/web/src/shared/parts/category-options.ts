import { categoriesApi, fold, type Category } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import type { Option } from '@/ui/Combobox';

/** Returns every category with its path, top to bottom. */
export const categoryOptions = (nodes: readonly Category[], above: readonly string[] = []): Option[] =>
  nodes.flatMap(({ _id, name_ar, subCategories }) => [
    { value: _id, label: [...above, name_ar].join(' › ') },
    ...categoryOptions(subCategories, [...above, name_ar]),
  ]);

/** Returns the options whose path contains all the words, in any spelling. */
export function matchingOptions(options: readonly Option[], text: string): Option[] {
  const words = fold(text).split(' ').filter(Boolean);
  return options.filter(({ label }) => words.every((word) => fold(label).includes(word)));
}

export function useCategoryOptions(): readonly Option[] {
  const { data = [] } = useData('categories', categoriesApi.tree, {});
  return categoryOptions(data);
}

/** Finds the option with this label in any spelling. */
export const optionNamed = (options: readonly Option[], name: string): Option | undefined =>
  options.find(({ label }) => fold(label) === fold(name));
