import { StartupError } from '../../system/startup-error';
import type { Moved } from './epoch-store';

/** Another computer is the shop, so this one must not be served. */
export class ShopMoved extends StartupError {
  constructor({ name, addresses }: Moved) {
    super(`The shop has moved to ${name}: ${addresses.join(' ')}`, 'Open it there.');
  }
}
