/** Samples that a look at the level covers, a third of a second: more than the time between two looks, so that no sound is missed. */
const looked = 16_384

/** Measures how loud a stream is. */
export interface SoundLevel {
  /** From 0 to 1; `undefined` while it cannot be measured. */
  readonly now: () => number | undefined
  readonly close: () => void
}

/** Begins to measure a stream. */
export function soundLevel(stream: MediaStream): SoundLevel {
  try {
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = looked
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(looked)
    // In vain where the browser waits for a tap.
    void context.resume().catch(() => undefined)
    return {
      now: () => {
        // A stopped context measures silence of anything.
        if (context.state !== 'running') return undefined
        analyser.getFloatTimeDomainData(samples)
        return samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)
      },
      close: () => void context.close().catch(() => undefined),
    }
  } catch {
    return { now: () => undefined, close: () => undefined }
  }
}
