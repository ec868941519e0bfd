import { Zip, ZipDeflate } from 'fflate';

interface ZipFile {
  write(bytes: Uint8Array): void;
  /** Writes the last bytes of the file. */
  close(bytes?: Uint8Array): void;
}

interface ZipWriter {
  /** Begins a file; the one before must be closed. Level 0 is for what is compressed already. */
  open(path: string, level?: 0 | 3): ZipFile;
  /** Returns the bytes of the archive that are ready and not taken yet. */
  taken(): Uint8Array[];
  /** Writes the list of files; only `taken` may follow. */
  end(): void;
}

const none = new Uint8Array();

/** Writes an archive file by file; only bytes not taken yet are in memory. */
export function zipWriter(): ZipWriter {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  return {
    open(path, level = 3) {
      const file = new ZipDeflate(path, { level });
      zip.add(file);
      return {
        write: (bytes) => file.push(bytes),
        close: (bytes = none) => file.push(bytes, true),
      };
    },
    taken: () => ready.splice(0),
    end: () => zip.end(),
  };
}
