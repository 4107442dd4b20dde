const lateBy = (ms: number) => new DOMException(`It took longer than ${ms} ms`, "TimeoutError");

/**
 * Runs a task that must end in time. The signal asks it to give up; it rejects then even if the task does not listen.
 * `AbortSignal.timeout` cannot promise that: a request holds its signal weakly, and once both are collected as garbage
 * nothing ends the waiting.
 * @throws DOMException "TimeoutError" when the time is over; otherwise whatever the task throws.
 */
export async function within<T>(ms: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = lateBy(ms);
      reject(error);
      controller.abort(error);
    }, ms);
  });
  try {
    return await Promise.race([task(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
