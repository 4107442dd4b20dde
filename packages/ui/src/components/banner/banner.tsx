import { Picture } from "../picture/picture.tsx";
import * as styles from "./banner.css.ts";

export interface BannerProps {
  readonly src: string;
  readonly mobileSrc?: string | undefined;
  readonly alt: string;
  readonly isPriority?: boolean | undefined;
  /** Width by height on a desktop and on a phone: reserves the space while it loads. */
  readonly shape?: keyof typeof styles.shape | undefined;
}

const SIZE = { band: [1600, 400], hero: [1600, 640] } as const;

/** A full-width picture, with its own crop for phones. */
export function Banner({ src, mobileSrc, alt, isPriority, shape = "band" }: BannerProps) {
  const [width, height] = SIZE[shape];
  return (
    <Picture
      src={src}
      mobileSrc={mobileSrc}
      alt={alt}
      width={width}
      height={height}
      kind="banner"
      sizes="(min-width:768px) 100vw,92vw"
      isPriority={isPriority}
      className={styles.shape[shape]}
    />
  );
}
