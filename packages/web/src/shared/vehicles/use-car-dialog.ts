import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { CarSubject } from './CarDialog';

const load = () => import('./CarDialog').then((m) => m.CarDialog);

/** The dialog about the car of a sale. */
export const useCarDialog = () => useLazyDialog<CarSubject>(load);
