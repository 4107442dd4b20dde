import { SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "@store/react-client/failures";
import { saveFile } from "@store/react-client/save-file";
import { Button, type ButtonProps } from "@store/ui/button";
import { toast } from "@store/ui/toaster";

type Calendar = typeof import("@store/calendar");

interface CalendarButtonProps extends Pick<ButtonProps, "variant" | "isWide"> {
  readonly createFile: (calendar: Calendar) => { readonly name: string; readonly content: string };
}

/** Saves a calendar file (.ics). What writes it is fetched at the press. */
export const CalendarButton = ({ createFile, ...look }: CalendarButtonProps) => {
  const save = () =>
    import("@store/calendar").then(
      (calendar) => {
        const { name, content } = createFile(calendar);
        saveFile(new Blob([content], { type: calendar.CALENDAR_MEDIA_TYPE }), name);
      },
      () => toast.error(SOMETHING_WENT_WRONG, { description: TRY_AGAIN_LATER }),
    );
  return (
    <Button {...look} onClick={() => void save()}>
      Add to calendar
    </Button>
  );
};
