import { useCallback, useState } from 'react';
import { useCan } from '@/lib/session/can';
import { useContentRef, useFileContent } from '@/shared/attachments/use-file-content';
import { cn } from '@/ui/cn';

type PartPhotoProps = {
  /** The attachment with the photo; null leaves the place empty. */
  photo: string | null;
  /** Its size: the place is reserved, so that nothing moves when the photo arrives. */
  className: string;
};

/** A small photo of a part, fetched when it comes into sight. Decorative: the part's name stands beside it. */
export function PartPhoto({ photo, className }: PartPhotoProps) {
  const mayRead = useCan('attachments:read');
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((place: HTMLElement | null) => {
    if (!place) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  const enabled = photo !== null && mayRead && isSeen;
  const { data } = useFileContent('thumbnail', { _id: photo ?? '' }, { enabled });
  const picture = useContentRef(data);
  return (
    <span
      ref={photo === null || isSeen ? undefined : watch}
      aria-hidden="true"
      className={cn('inline-block shrink-0 overflow-hidden rounded-md', photo && 'bg-sunken', className)}
    >
      {enabled && data && <img ref={picture} alt="" className="size-full object-cover" />}
    </span>
  );
}
