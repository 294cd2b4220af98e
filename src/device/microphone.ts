/**
 * Why nothing can be recorded: `unsupported` browser, `refused` by the person, `missing` microphone, or one that
 * another app has `taken`.
 */
export type MicrophoneProblem = 'unsupported' | 'refused' | 'missing' | 'taken'

/** Events of a recorder. */
export interface RecorderEvents {
  /** Called with each piece of sound, in order. */
  readonly onPiece: (piece: Uint8Array<ArrayBuffer>) => void
  /** Called if a call or the browser ends it. */
  readonly onEnd: () => void
}

/** A running recorder. */
export interface Recorder {
  readonly pause: () => void
  readonly resume: () => void
  /** Ends it; resolves once every piece was handed over. */
  readonly stop: () => Promise<void>
  /** How loud it is now, from 0 to 1. */
  readonly level: () => number
}

/** The first that the browser has; phones of Apple have no Opus in WebM. */
const formats = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4']

/** A voice is understood well at this rate: 90 KB a minute. */
const noteBitsPerSecond = 12_000

/** True if the browser can record a voice note. */
function canRecord(): boolean {
  return recordedFormat() !== undefined && 'mediaDevices' in navigator
}

function recordedFormat(): string | undefined {
  return 'MediaRecorder' in globalThis
    ? formats.find((format) => MediaRecorder.isTypeSupported(format))
    : undefined
}

/**
 * Asks for the microphone and begins to record at once.
 *
 * @param pieceMs length of a piece
 * @param audioBitsPerSecond that of voice notes by default
 */
export async function openRecorder(
  pieceMs: number,
  { onPiece, onEnd }: RecorderEvents,
  audioBitsPerSecond = noteBitsPerSecond,
): Promise<Recorder | MicrophoneProblem> {
  const mimeType = recordedFormat()
  if (mimeType === undefined || !canRecord()) return 'unsupported'
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } })
  } catch (error) {
    return problemIn(error)
  }
  try {
    const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond })
    return recorderOf(stream, recorder, { pieceMs, onPiece, onEnd })
  } catch {
    stopAll(stream)
    return 'unsupported'
  }
}

function recorderOf(
  stream: MediaStream,
  recorder: MediaRecorder,
  { pieceMs, onPiece, onEnd }: RecorderEvents & { readonly pieceMs: number },
): Recorder {
  const meter = levelMeter(stream)
  // Reading a blob takes a moment; the order of the pieces stays.
  let read: Promise<void> = Promise.resolve()
  recorder.addEventListener('dataavailable', ({ data }) => {
    read = read.then(async () => onPiece(new Uint8Array(await data.arrayBuffer()))).catch(() => undefined)
  })
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => {
      stopAll(stream)
      meter.close()
      void read.then(resolve)
    })
  })
  let isAsked = false
  void ended.then(() => isAsked || onEnd())
  // A call takes the microphone away; the pieces until then are there.
  for (const track of stream.getTracks()) track.addEventListener('ended', () => stopOf(recorder))
  // Behind another app a page may be ended at any moment.
  const hide = () => document.hidden && recorder.state === 'recording' && recorder.requestData()
  document.addEventListener('visibilitychange', hide)
  void ended.then(() => document.removeEventListener('visibilitychange', hide))
  recorder.start(pieceMs)
  return {
    pause: () => recorder.state === 'recording' && recorder.pause(),
    resume: () => recorder.state === 'paused' && recorder.resume(),
    stop: () => {
      isAsked = true
      stopOf(recorder)
      return ended
    },
    level: meter.level,
  }
}

function stopOf(recorder: MediaRecorder): void {
  if (recorder.state !== 'inactive') recorder.stop()
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function problemIn(error: unknown): MicrophoneProblem {
  const { name = '' } = error as { name?: string }
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'taken'
}

/** Measures how loud a stream is; without Web Audio it is always 0. */
function levelMeter(stream: MediaStream) {
  try {
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 512
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Uint8Array(analyser.fftSize)
    return {
      level: () => {
        analyser.getByteTimeDomainData(samples)
        return Math.max(...samples.map((sample) => Math.abs(sample - 128))) / 128
      },
      close: () => void context.close().catch(() => undefined),
    }
  } catch {
    return { level: () => 0, close: () => undefined }
  }
}
