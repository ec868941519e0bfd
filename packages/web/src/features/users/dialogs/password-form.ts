import { passwordTexts, weaknessOf } from '@turoos/contract';
import { z } from 'zod';
import { texts } from '../user-texts';

const filled = z.string().min(1, texts.fillBoth);

/** A new password, typed twice; changing one's own also requires the current one. */
export const passwordForm = ({ username, isMe }: { username: string; isMe: boolean }) =>
  z
    .object({
      currentPassword: isMe ? filled : z.string(),
      newPassword: filled,
      repeated: filled,
    })
    .superRefine(({ newPassword, repeated, currentPassword }, context) => {
      const weakness = weaknessOf(newPassword, username);
      if (newPassword && weakness)
        context.addIssue({ code: 'custom', path: ['newPassword'], message: weakness });
      else if (isMe && newPassword && newPassword === currentPassword)
        context.addIssue({ code: 'custom', path: ['newPassword'], message: passwordTexts.reused });
      if (repeated && newPassword !== repeated)
        context.addIssue({ code: 'custom', path: ['repeated'], message: texts.notTheSame });
    });
export type PasswordForm = z.output<ReturnType<typeof passwordForm>>;
