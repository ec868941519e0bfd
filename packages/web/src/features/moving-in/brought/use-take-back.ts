import { fileText, movingInApi, type Bringing, type BringingDetail } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { useConfirm } from '@/ui/ConfirmDialog';
import { sumsText } from '../figures';
import { rightsOf } from '../rights-of';

/** Milliseconds: as long as bringing may take. */
const TAKE_BACK_TIMEOUT = 10 * 60_000;

/** Takes a whole bringing back, after a question that names its sums. */
export function useTakeBack(bringing: Bringing | BringingDetail) {
  const confirm = useConfirm();
  const may = usePermit(...rightsOf(bringing.sheets.map(({ kind }) => kind)));
  const action = useAction(movingInApi.takeBack, {
    done: 'تم التراجع عن النقل كله',
    failed: 'فشل في التراجع عن النقل',
    timeout: TAKE_BACK_TIMEOUT,
  });
  const askAndTakeBack = async () => {
    const sure = await confirm({
      title: 'التراجع عن النقل كله',
      message: `هل تريد أن يخرج من المتجر كل ما نُقل من «${fileText(bringing.fileName)}»: ${sumsText(bringing.sheets)}؟ تُعكس أرصدته وكمياته، وتعود السجلات التي غيّرها كما كانت.`,
      confirmLabel: 'التراجع عن النقل',
      tone: 'danger',
    });
    if (sure) action.mutate({ params: { id: bringing._id } });
  };
  return {
    askAndTakeBack: () => void askAndTakeBack(),
    takingBack: action.isPending,
    reason: may.reason ?? obstacle(bringing),
  };
}

/** Returns why a bringing can't be taken back, as far as it is known. */
export function obstacle(bringing: Bringing | BringingDetail): string | undefined {
  if (bringing.status === 'takenBack') return 'تم التراجع عنه من قبل';
  if ('builtOn' in bringing && bringing.builtOn.length > 0) return 'بُنيت عليه عمليات بعد النقل';
  return undefined;
}
