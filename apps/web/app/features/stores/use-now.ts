import { untilNextMinute } from "@store/domain";
import { useEffect, useState } from "react";

/**
 * The time, read again as each minute begins and when the page is looked at again. Undefined on the server, whose pages
 * are cached, and until the browser has taken over.
 */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const read = () => {
      clearTimeout(timer);
      const current = new Date();
      setNow(current);
      timer = setTimeout(read, untilNextMinute(current));
    };
    read();
    document.addEventListener("visibilitychange", read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", read);
    };
  }, []);
  return now;
}
