/** An instruction of a Containerfile, such as `COPY` with the rest of its line. */
interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** What a container engine makes of the last stage of a Containerfile, as far as ours uses the language. */
export interface Image {
  /** What is done to make it, in order. */
  readonly steps: readonly Instruction[];
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly user: string;
  readonly volumes: readonly string[];
  readonly stopSignal: string;
  readonly health: readonly string[];
  readonly command: readonly string[];
}

const KNOWN = "FROM COPY RUN ENV WORKDIR USER VOLUME EXPOSE STOPSIGNAL HEALTHCHECK CMD".split(" ");

function words(text: string): readonly string[] {
  const parsed: unknown = JSON.parse(text.slice(text.indexOf("[")));
  if (!Array.isArray(parsed)) throw new Error(`${text} is no list`);
  return parsed.map(String);
}

/** @throws Error on an instruction that this reader does not know. */
export function readContainerfile(source: string): Image {
  const all = source
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"))
    .map((line) => {
      const [, name = "", text = ""] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
      if (!KNOWN.includes(name)) throw new Error(`This reader does not know: ${line}`);
      return { name, text };
    });
  const stage = all.slice(all.findLastIndex(({ name }) => name === "FROM") + 1);
  const textsOf = (name: string) => stage.filter((one) => one.name === name).map(({ text }) => text);
  const last = (name: string) => textsOf(name).at(-1) ?? "";
  return {
    steps: stage.filter(({ name }) => name === "COPY" || name === "RUN"),
    environment: Object.fromEntries(
      textsOf("ENV").flatMap((text) =>
        [...text.matchAll(/(\w+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value]),
      ),
    ),
    folder: last("WORKDIR"),
    user: last("USER"),
    volumes: textsOf("VOLUME"),
    stopSignal: last("STOPSIGNAL"),
    health: words(last("HEALTHCHECK")),
    command: words(last("CMD")),
  };
}
