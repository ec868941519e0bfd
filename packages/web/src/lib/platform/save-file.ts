/** Saves a file that was received, or made in the browser. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click();
  // The browser reads the file after this turn; its memory is freed a minute later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
