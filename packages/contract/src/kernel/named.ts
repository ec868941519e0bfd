import { z } from 'zod';
import { Id } from './text';

/** A record that another refers to, as it is shown there. */
export const Named = z.object({ _id: Id, name: z.string() });
