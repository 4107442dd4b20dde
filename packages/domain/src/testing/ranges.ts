/** Amounts as a shop meets them, in paise: up to a crore of rupees. */
export const AMOUNTS = { min: 0, max: 1_000_000_000 };

/** The same, of either sign. */
export const SIGNED_AMOUNTS = { min: -1_000_000_000, max: 1_000_000_000 };

/** Points in time of the years that a store sees. */
export const MOMENTS = {
  min: new Date("2000-01-01T00:00:00Z"),
  max: new Date("2099-12-31T23:59:59Z"),
  noInvalidDate: true,
};

/** The ten digits of an Indian mobile. */
export const TEN_DIGITS = /^[6-9][0-9]{9}$/;
