export { createCategory } from './create-category';
export { findOrCreateCategory } from './find-or-create-category';
export {
  areTooMany,
  findCategories,
  pathKey,
  resolveCategories,
  type CategoryPath,
} from './resolve-categories';
