const SECONDS = 0.09;
let sound: AudioContext | undefined;

/** Says by a short tone, and on phones by a shake, that a code was read. */
export function beep(): void {
  navigator.vibrate?.(60);
  try {
    sound ??= new AudioContext();
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = 1760;
    volume.gain.value = 0.15;
    tone.connect(volume).connect(sound.destination);
    tone.start();
    tone.stop(sound.currentTime + SECONDS);
  } catch {
    // a device without sound
  }
}
