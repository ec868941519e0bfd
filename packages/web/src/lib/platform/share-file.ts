const sample = () => new File([], 'invoice.pdf', { type: 'application/pdf' });

/** Only phones, and only over https, let a page hand a file to another program. */
export const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample()] });

/** False when the press of the button was too long ago for the browser. Leaving the choice open is no failure. */
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
