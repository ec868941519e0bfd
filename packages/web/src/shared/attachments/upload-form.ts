import { attachmentTexts, fileProblem } from '@turoos/contract';
import { z } from 'zod';
import { entityChoice, type EntityTyped } from './entity-choice';

const file = z.custom<File>((value) => value instanceof File);

/** Reports files the server would refuse before the upload, by name. */
export const UploadForm = z.object({
  files: z
    .array(file)
    .min(1, attachmentTexts.required)
    .superRefine((files, context) => {
      for (const one of files) {
        const problem = fileProblem(one);
        if (problem) context.addIssue({ code: 'custom', message: `${one.name}: ${problem.message}` });
      }
    }),
  ...entityChoice,
  description: z.string().trim().max(5000),
});
export type UploadForm = z.output<typeof UploadForm>;
export type UploadTyped = Omit<UploadForm, keyof EntityTyped> & EntityTyped;

export const blankUpload: UploadTyped = { files: [], entityType: '', entity: null, description: '' };
