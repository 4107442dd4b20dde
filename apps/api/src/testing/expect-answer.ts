import type { Answer } from "@store/api-client";
import { expect } from "vitest";

/** The reply of a call that must succeed; a reply outside the contract has not. */
export async function expectDone<R>(asked: Promise<Answer<R>>): Promise<R> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`The call was not answered: ${JSON.stringify(answer.failure)}`);
  return answer.reply;
}

/** The words of a call that must be refused with a status. */
export async function expectRefused(
  asked: Promise<Answer<unknown>>,
  httpStatus: number,
): Promise<{
  readonly message: string;
  readonly code: string | undefined;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly nonFieldErrors: string | undefined;
}> {
  const answer = await asked;
  if (answer.ok) throw new Error("The call was not refused");
  const { failure } = answer;
  if (failure.kind !== "refused") throw new Error(`The call failed otherwise: ${JSON.stringify(failure)}`);
  expect(failure).toMatchObject({ httpStatus, message: expect.any(String) });
  return {
    message: failure.message ?? "",
    code: failure.code,
    errors: failure.errors ?? {},
    nonFieldErrors: typeof failure.non_field_errors === "string" ? failure.non_field_errors : undefined,
  };
}
