/** The addresses of the pictures, by file; a picture is fetched when it comes into view. */
const addresses = import.meta.glob<string>('../../../../../docs/handbook/pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

interface Shown {
  src: string;
  /** All pictures have one of two sizes, which keeps their place while they load. */
  width: number;
  height: number;
  isPhone: boolean;
}

export function pictureOf(file: string): Shown | undefined {
  const src = addresses[`../../../../../docs/handbook/pictures/${file}`];
  const isPhone = file.startsWith('phone-');
  if (!src) return undefined;
  return isPhone ? { src, isPhone, width: 360, height: 640 } : { src, isPhone, width: 1366, height: 768 };
}
