export { approveScrap } from './approve-scrap';
export { createScrap } from './create-scrap';
export { scrap } from './scrap.kind';
export { updateScrap } from './update-scrap';
