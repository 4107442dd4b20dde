import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import type { ReactNode } from "react";
import { IconButton } from "../icon-button/index.ts";

interface ControlsProps {
  readonly className: string;
  readonly title: string;
  readonly variant: "plain" | "outlined";
  readonly move: (direction: 1 | -1) => void;
  /** Absent where nothing turns by itself. */
  readonly autoplay?: { readonly isPaused: boolean; readonly toggle: () => void } | undefined;
  readonly children?: ReactNode;
}

export const Controls = ({ className, title, variant, move, autoplay, children }: ControlsProps) => (
  <div className={className}>
    <IconButton
      variant={variant}
      label={`Previous in ${title}`}
      icon={<ChevronLeft aria-hidden />}
      onClick={() => move(-1)}
    />
    {children}
    <IconButton
      variant={variant}
      label={`Next in ${title}`}
      icon={<ChevronRight aria-hidden />}
      onClick={() => move(1)}
    />
    {autoplay ? (
      <IconButton
        variant={variant}
        label={autoplay.isPaused ? `Play ${title}` : `Pause ${title}`}
        icon={autoplay.isPaused ? <Play aria-hidden size={20} /> : <Pause aria-hidden size={20} />}
        onClick={autoplay.toggle}
      />
    ) : null}
  </div>
);
