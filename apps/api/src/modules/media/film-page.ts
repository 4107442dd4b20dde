import { html, raw } from "hono/html";
import { PICTURE_VERSION } from "./picture-path.ts";
import type { Film } from "./sample-picture.ts";

const SECONDS_A_SHOT = 6;
/** The part of a shot in which it fades in or out. */
const FADE = 0.14;

/** The play button's name, in the film's language. */
const PLAY: Readonly<Record<Film["language"], (title: string) => string>> = {
  en: (title) => `Play ${title}`,
  gu: (title) => `ચલાવો: ${title}`,
  hi: (title) => `चलाएँ: ${title}`,
};

/** Relative to the film's URL, which a storefront may serve under a path of its own. */
const source = (key: string) => `../${key}.1280.webp?v=${PICTURE_VERSION}`;

/** When a shot is visible, in per cent of the whole film. */
function frames(count: number): string {
  const shot = 100 / count;
  const fade = shot * FADE;
  return `0%{opacity:0}${fade.toFixed(2)}%{opacity:1}${shot.toFixed(2)}%{opacity:1}${(shot + fade).toFixed(2)}%,100%{opacity:0}`;
}

/**
 * A film as a page for an iframe, without scripts: paused until it is started, or playing at once for `autoplay`. Its
 * pictures do not move for people who prefer reduced motion.
 */
export function filmPage({ title, language, shots }: Film, isPlaying: boolean) {
  const whole = shots.length * SECONDS_A_SHOT;
  const reel = shots.map(
    ({ key, words }, index) => html`<figure style="animation-delay:${index * SECONDS_A_SHOT}s">
    <img src="${source(key)}" alt="" ${index === 0 ? "" : raw('loading="lazy"')} />
    <figcaption>${words}</figcaption>
  </figure>`,
  );
  return html`<!doctype html>
<html lang="${language}">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<meta name="robots" content="noindex" />
<title>${title}</title>
<style>
  * { box-sizing: border-box; margin: 0; }
  body { height: 100vh; overflow: hidden; background: #1c2b21; color: #fff; font: 500 clamp(14px, 3.2vw, 22px)/1.4 Inter, system-ui, sans-serif; }
  label, .reel, figure, img { position: absolute; inset: 0; width: 100%; height: 100%; }
  input { position: absolute; opacity: 0; }
  figure { opacity: 0; animation: seen ${whole}s linear infinite paused; }
  img { object-fit: cover; animation: nearer ${SECONDS_A_SHOT * 2}s ease-in-out infinite alternate paused; }
  figcaption { position: absolute; inset: auto 0 0; padding: 3em 1.2em 1.1em; background: linear-gradient(transparent, rgb(16 28 20 / 0.82)); }
  .poster figure { opacity: 1; animation: none; }
  .poster figcaption { font-weight: 700; }
  input:checked ~ .poster { visibility: hidden; }
  input:checked ~ .reel figure, input:checked ~ .reel img { animation-play-state: running; }
  label { cursor: pointer; z-index: 1; }
  label span { position: absolute; inset: 0; margin: auto; width: 4.6em; height: 4.6em; border-radius: 50%; background: rgb(31 107 58 / 0.94); display: grid; place-items: center; transition: opacity 200ms ease-out; }
  label span::after { content: ""; margin-left: 0.3em; border: solid transparent; border-width: 0.9em 0 0.9em 1.5em; border-left-color: #fff; }
  input:checked ~ label span { opacity: 0; }
  input:focus-visible ~ label { outline: 4px solid #e9a23b; outline-offset: -4px; }
  @keyframes seen { ${raw(frames(shots.length))} }
  @keyframes nearer { to { transform: scale(1.08); } }
  @media (prefers-reduced-motion: reduce) { img { animation: none; } label span { transition: none; } }
</style>
<input id="play" type="checkbox" aria-label="${PLAY[language](title)}" ${isPlaying ? "checked" : ""} />
<label for="play"><span></span></label>
<div class="reel">${reel}</div>
<div class="reel poster"><figure><img src="${source(shots[0]?.key ?? "")}" alt="" /><figcaption>${title}</figcaption></figure></div>
</html>`;
}
