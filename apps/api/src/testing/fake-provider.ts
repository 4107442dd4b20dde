interface Asked {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A fake `fetch`: answers as configured, and records its requests. */
export function fakeProvider(answer: () => Response | Promise<Response>) {
  const asked: Asked[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const headers = Object.fromEntries(request.headers);
    asked.push({ url: request.url, method: request.method, headers, body: await request.text() });
    return answer();
  };
  return { fetch, asked };
}
