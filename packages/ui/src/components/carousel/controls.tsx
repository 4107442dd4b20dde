import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";

interface ControlsProps {
  readonly className: string;
  readonly title: string;
  readonly variant: "plain" | "outlined";
  readonly move: (direction: 1 | -1) => void;
  /** Absent without autoplay. */
  readonly autoplay?: { readonly isPaused: boolean; readonly toggle: () => void } | undefined;
  readonly children?: ReactNode;
}

export const Controls = ({ className, title, variant, move, autoplay, children }: ControlsProps) => (
  <div className={className}>
    <IconButton
      variant={variant}
      label={`Previous in ${title}`}
      icon={<Icon name="chevron-left" />}
      onClick={() => move(-1)}
    />
    {children}
    <IconButton
      variant={variant}
      label={`Next in ${title}`}
      icon={<Icon name="chevron-right" />}
      onClick={() => move(1)}
    />
    {autoplay ? (
      <IconButton
        variant={variant}
        label={autoplay.isPaused ? `Play ${title}` : `Pause ${title}`}
        icon={autoplay.isPaused ? <Icon name="play" size="small" /> : <Icon name="pause" size="small" />}
        onClick={autoplay.toggle}
      />
    ) : null}
  </div>
);
