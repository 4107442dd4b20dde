/** Two short tones, the second one higher, in hertz. */
const TONES = [660, 880];
const SECONDS = 0.18;
const LOUDNESS = 0.2;

/** Rings for a new order. A browser that nobody has pressed anything in yet stays silent, and says so to nobody. */
export function ring(): void {
  if (!("AudioContext" in window)) return;
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = LOUDNESS;
  volume.connect(audio.destination);
  for (const [place, tone] of TONES.entries()) {
    const sound = audio.createOscillator();
    sound.frequency.value = tone;
    sound.connect(volume);
    sound.start(audio.currentTime + place * SECONDS);
    sound.stop(audio.currentTime + (place + 1) * SECONDS);
    if (place === TONES.length - 1) sound.addEventListener("ended", () => void audio.close());
  }
}
