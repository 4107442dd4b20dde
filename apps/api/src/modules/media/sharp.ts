import sharp from "sharp";

// A picture is rendered once: what libvips would keep for the next time is 80 MB that nobody asks for again.
sharp.cache(false);
// A few are rendered at a time; threads for each of them as well would take memory and save no time.
sharp.concurrency(1);

export { default as sharp, type Sharp } from "sharp";
