/** The code of a system's or a database's error, whatever wraps it. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return errorCode(error.cause);
}

export const hasCode = (error: unknown, ...codes: readonly string[]): boolean => {
  const code = errorCode(error);
  return code !== undefined && codes.includes(code);
};
