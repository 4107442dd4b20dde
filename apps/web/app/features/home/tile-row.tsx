import { Carousel, type CarouselProps } from "@store/ui/carousel";
import type { HomeBand } from "./home-band.ts";
import { Tile, type TileShape } from "./tile.tsx";

interface TileRowProps {
  readonly section: HomeBand | undefined;
  readonly perView: CarouselProps["perView"];
  readonly shape: TileShape;
  readonly sizes: string;
  readonly autoplayMs?: number | undefined;
}

/** A section as a row of its pictures; nothing when it has none. */
export function TileRow({ section, perView, shape, sizes, autoplayMs }: TileRowProps) {
  if (!section || section.images.length === 0) return null;
  return (
    <Carousel
      title={section.label}
      description={section.description}
      perView={perView}
      autoplayMs={autoplayMs}
      items={section.images.map((tile, place) => ({
        key: `${place} ${tile.image}`,
        node: <Tile tile={tile} shape={shape} sizes={sizes} />,
      }))}
    />
  );
}
