import { attempt } from "@store/react-client/storage";

const COURIERS = "couriers";
/** A shop has one or two; the rest were tried, or mistyped. */
const KEPT = 5;

/** Who carried the parcels that were shipped from this browser, the last one first. */
export const readCouriers = (): readonly string[] =>
  attempt(() => {
    const kept: unknown = JSON.parse(localStorage.getItem(COURIERS) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string").slice(0, KEPT) : [];
  }, []);

export const keepCourier = (courier: string): void =>
  attempt(() => {
    const others = readCouriers().filter((name) => name.toLowerCase() !== courier.toLowerCase());
    localStorage.setItem(COURIERS, JSON.stringify([courier, ...others].slice(0, KEPT)));
  }, undefined);
