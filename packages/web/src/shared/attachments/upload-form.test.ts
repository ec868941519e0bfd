import { attachmentTexts, fileTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { blankUpload, UploadForm } from './upload-form';

const { required } = attachmentTexts;
const filled = {
  files: [new File(['x'], 'صورة.png')],
  entityType: 'products',
  entity: { value: crypto.randomUUID(), label: 'فلتر زيت' },
  description: '',
};
const problems = (form: object) =>
  Object.fromEntries(
    (UploadForm.safeParse(form).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('the upload form', () => {
  it('accepts a complete form', () => expect(problems(filled)).toEqual({}));

  it('ATT-07, ATT-09: reports each missing field beside it', () =>
    expect(problems(blankUpload)).toEqual({ files: required, entityType: required, entity: required }));

  it.each([
    ['برنامج.exe', 'x', fileTexts.notAccepted],
    ['رسم.svg', 'x', fileTexts.notAccepted],
    ['فارغ.png', '', fileTexts.empty],
    ['ضخم.pdf', 'x'.repeat(10 * 1024 * 1024 + 1), fileTexts.tooLarge],
  ])('ATT-08: %s is refused before it is sent', (name, content, problem) =>
    expect(problems({ ...filled, files: [new File([content], name)] })).toEqual({
      files: `${name}: ${problem}`,
    }),
  );
});
