import { ProgressLine } from "@store/ui/progress-line";
import { useNavigation } from "react-router-dom";

/** Says that the next page is on its way, as the last one stays until it is there. */
export const PageProgress = () => <ProgressLine isShown={useNavigation().state !== "idle"} label="Loading the page" />;
