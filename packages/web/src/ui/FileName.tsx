import { Words } from './Code';

/** A file's name in the direction of its first letter, kept apart from the text around it. */
export const FileName = ({ children }: { children: string }) => (
  <bdi>
    <Words>{children}</Words>
  </bdi>
);
