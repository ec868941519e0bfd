export { createCategory } from './create-category';
export { findOrCreateCategory } from './find-or-create-category';
