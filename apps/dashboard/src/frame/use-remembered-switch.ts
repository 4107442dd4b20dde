import { attempt } from "@store/react-client/storage";
import { useState } from "react";

/**
 * A switch that is on until somebody turns it off, which this browser remembers.
 * @param offKey the name in the browser's storage under which it is off.
 */
export function useRememberedSwitch(offKey: string) {
  const [isOn, setIsOn] = useState(() => attempt(() => localStorage.getItem(offKey) === null, true));
  const onSwitch = (on: boolean) => {
    setIsOn(on);
    attempt(() => (on ? localStorage.removeItem(offKey) : localStorage.setItem(offKey, "yes")), undefined);
  };
  return { isOn, onSwitch };
}
