import type { categoriesApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { readCategory, readTree, searchCategories } from './categories.queries';
import { createCategory } from './create-category';
import { deleteCategory } from './delete-category';
import { moveCategory } from './move-category';
import { updateCategory } from './update-category';

export const categoriesRoutes: Handlers<typeof categoriesApi> = {
  tree: (_, { db }) => readTree(db),
  search: ({ params }, { db }) => searchCategories(db, params.term),
  read: ({ params }, { db }) => readCategory(db, params.id),
  create: ({ body }, { tx, user }) => tx(async (t) => readCategory(t, await createCategory(t, user, body))),
  update: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await updateCategory(t, user, params.id, body);
      return readCategory(t, params.id);
    }),
  move: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await moveCategory(t, user, params.id, body);
      return readCategory(t, params.id);
    }),
  remove: ({ params }, { tx, user }) => tx((t) => deleteCategory(t, user, params.id)),
};
