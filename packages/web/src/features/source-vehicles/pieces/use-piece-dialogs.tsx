import { productsApi, type Piece, type SourceVehicleDetail, type Teardown } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { toast } from '@/lib/toasts/toast-store';
import type { LabelsSubject } from '@/shared/labels/labels-subject';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { Breaking } from './BrokenDialog';
import type { Planning } from './PlanDialog';
import type { TakingOff } from './TakeOffDialog';

/** The dialogs about the pieces of a car; after pieces were taken off, their labels are offered. */
export function usePieceDialogs(vehicle: SourceVehicleDetail, teardown: Teardown) {
  const plan = useLazyDialog<Planning>(() => import('./PlanDialog').then((m) => m.default));
  const takeOff = useLazyDialog<TakingOff>(() => import('./TakeOffDialog').then((m) => m.default));
  const broken = useLazyDialog<Breaking>(() => import('./BrokenDialog').then((m) => m.default));
  const photo = useLazyDialog<{ id: string; name: string }>(() =>
    import('./PhotoDialog').then((m) => m.default),
  );
  const labels = useLazyDialog<LabelsSubject>(() =>
    import('@/shared/labels/LabelsDialog').then((m) => m.default),
  );
  const showLabels = async (pieces: readonly Piece[]) => {
    try {
      const ids = pieces.flatMap(({ product }) => product?._id ?? []);
      labels.show(await Promise.all(ids.map((id) => call(productsApi.read, { params: { id } }))));
    } catch (error) {
      toast({ tone: 'danger', title: 'تعذّر عرض الملصقات', message: failureText(error) });
    }
  };
  return {
    plan: () => plan.show({ vehicle, teardown }),
    takeOff: (pieces: readonly Piece[]) =>
      takeOff.show({
        vehicleId: vehicle._id,
        pieces,
        onTaken: ({ teardown: now }, taken) =>
          void showLabels(now?.pieces.filter(({ _id }) => taken.includes(_id)) ?? []),
      }),
    broken: (piece: Piece) =>
      broken.show({
        vehicleId: vehicle._id,
        piece,
        hasOthers: teardown.pieces.some(({ status, _id }) => status === 'on_car' && _id !== piece._id),
      }),
    photo: ({ product, name }: Piece) => product && photo.show({ id: product._id, name }),
    labels: (pieces: readonly Piece[]) => void showLabels(pieces),
    dialogs: (
      <>
        {plan.dialog}
        {takeOff.dialog}
        {broken.dialog}
        {photo.dialog}
        {labels.dialog}
      </>
    ),
  };
}
