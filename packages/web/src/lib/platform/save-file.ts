/** Lets the browser save a file made on this side. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click();
  // The browser reads the file after this turn; a minute is ample, and the memory is freed then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
