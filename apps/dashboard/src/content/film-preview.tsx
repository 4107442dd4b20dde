import { filmOf } from "@store/react-client/film";
import { VideoFacade } from "@store/ui/video-facade";

interface FilmPreviewProps {
  readonly name: string;
  readonly link: string;
}

/** A film's still with its play button, as the home page shows it. */
export default function FilmPreview({ name, link }: FilmPreviewProps) {
  // Another film begins as a still again.
  return <VideoFacade key={link} name={name || "the film"} sizes="400px" {...filmOf(link)} />;
}
