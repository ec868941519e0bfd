export { exportShop } from './export-shop';
