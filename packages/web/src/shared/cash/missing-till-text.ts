import { counted, formatDateTime, ltr, nouns, type MissingTill } from '@turoos/contract';

/** Says of a till why the count of the drawer may contain money that the server knows nothing of. */
export function missingTillText({ name, code, waiting, lastSeenAt }: MissingTill): string {
  const till = `نقطة البيع ${name} (${ltr(code)})`;
  return waiting > 0
    ? `على ${till} ${counted(waiting, nouns.invoice)} لم تصل إلى الخادم، ونقودها في هذا الصندوق. صِلها بالشبكة قبل العدّ.`
    : `${till} لم تتصل بالخادم منذ ${formatDateTime(lastSeenAt)}، وقد تكون فيها مبيعات نقودها في هذا الصندوق. صِلها بالشبكة قبل العدّ.`;
}
