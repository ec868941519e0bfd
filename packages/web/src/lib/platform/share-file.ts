const sample = () => new File([], 'invoice.pdf', { type: 'application/pdf' });

/** Whether the browser can pass a file to another program: phones only, and only over https. */
export const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample()] });

/**
 * Returns false when the button press was too long ago for the browser. Closing the share sheet is no
 * failure.
 */
export async function shareFile(file: File, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title: file.name, text });
  } catch (error) {
    if (isNamed(error, 'NotAllowedError')) return false;
    if (!isNamed(error, 'AbortError')) throw error;
  }
  return true;
}

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name;
