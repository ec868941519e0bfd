import { adenDay } from '@turoos/contract';
import { failureText } from '@/lib/http/api-error';
import { saveFile } from '@/lib/platform/save-file';
import { tillRuntime } from '@/lib/till/this-till';
import { toast } from '@/lib/toasts/toast-store';

/** Saves the sales that were not sent in a file, or says why not. */
export async function saveRescueFile(): Promise<void> {
  try {
    const runtime = await tillRuntime();
    if (!runtime) return;
    const name = `turoos-${runtime.device.code}-${adenDay()}.rescue`;
    saveFile(new File([await runtime.rescueFile()], name));
  } catch (error) {
    toast({ tone: 'danger', title: 'فشل في حفظ ملف الإنقاذ', message: failureText(error) });
  }
}
