export { forgetOldFiles } from './forget-old-files';
