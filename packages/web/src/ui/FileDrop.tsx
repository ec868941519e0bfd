import { Upload } from 'lucide-react';

type FileDropProps = {
  /** The accessible name of the file input. */
  label: string;
  title: string;
  hint: string;
  /** Endings of the files that can be chosen: '.csv,.xlsx'. */
  accept: string;
  onFile: (file: File) => void;
};

/** Accepts a chosen or dropped file: the browser's file input covers the whole area. */
export const FileDrop = ({ label, title, hint, accept, onFile }: FileDropProps) => (
  <div className="relative flex flex-col items-center gap-1 rounded-lg border-2 border-dashed border-line px-4 py-6 text-center focus-within:border-accent hover:bg-page">
    <Upload className="size-6 text-muted" aria-hidden="true" />
    <p className="font-semibold">{title}</p>
    <p className="text-sm text-muted">{hint}</p>
    <input
      type="file"
      accept={accept}
      aria-label={label}
      className="absolute inset-0 cursor-pointer opacity-0"
      onChange={(event) => {
        const chosen = event.target.files?.[0];
        // so that the same file fires a change again after the user corrected it
        event.target.value = '';
        if (chosen) onFile(chosen);
      }}
    />
  </div>
);
