import { canPlay } from '#src/base/can-play.ts'
import { soundLevel } from './sound-level.ts'
import { watchSound, type Quiet } from './sound-watch.ts'

/**
 * Why nothing can be recorded: `unsupported` browser, `refused` by the person, `missing` microphone, or one that
 * another app has `taken`.
 */
export type MicrophoneProblem = 'unsupported' | 'refused' | 'missing' | 'taken'

/** What took the microphone in the middle: a call or another app, its plug, or the person's settings. */
export type MicrophoneLoss = 'taken' | 'unplugged' | 'forbidden'

export type { Quiet }

/** Events of a recorder. */
export interface RecorderEvents {
  /** Called with each piece of sound, in order. */
  readonly onPiece: (piece: Uint8Array<ArrayBuffer>) => void
  /** Called if a call or the browser ends it. */
  readonly onEnd: (why: MicrophoneLoss) => void
  /** Called once the microphone gives no sound, and with `undefined` once it gives some again. It records on until it is paused. */
  readonly onQuiet: (why: Quiet | undefined) => void
}

/** A running recorder. */
export interface Recorder {
  readonly pause: () => void
  readonly resume: () => void
  /** Ends it; resolves once every piece was handed over. */
  readonly stop: () => Promise<void>
  /** How loud it is now, from 0 to 1. */
  readonly level: () => number
  /** False if nothing was heard in all of it; true where that cannot be measured. */
  readonly hasHeard: () => boolean
}

/** A voice is understood well in Opus at this rate: 90 KB a minute, 100 in MP4. */
const opusBits = 12_000
/** AAC needs twice as much for the same voice. */
const aacBits = 24_000

/**
 * A note in MP4 has its length in it, and can be opened outside of a browser; older iPhones play nothing else. Opus is the
 * first, because it has half of the bytes.
 */
const mp4Formats = ['audio/mp4;codecs=opus', 'audio/mp4;codecs=mp4a.40.2']
const smallFormats = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus']
/** In the order in which phrases prefer them. */
const formats = [...smallFormats, ...mp4Formats, 'audio/mp4']

/** Returns MP4 for a note in a browser that also plays it, otherwise the first format that the browser records. */
function recordedFormat(isSmallest: boolean): string | undefined {
  if (!('MediaRecorder' in globalThis && 'mediaDevices' in navigator)) return undefined
  const inMp4 = isSmallest ? undefined : mp4Formats.find((format) => isRecorded(format) && canPlay(format))
  return inMp4 ?? formats.find(isRecorded)
}

function isRecorded(format: string): boolean {
  return MediaRecorder.isTypeSupported(format)
}

/**
 * Asks for the microphone and begins to record at once.
 *
 * @param pieceMs length of a piece
 * @param smallestBits bits per second of a recording that is to be as small as it can be; otherwise it is a voice note
 */
export async function openRecorder(
  pieceMs: number,
  events: RecorderEvents,
  smallestBits?: number,
): Promise<Recorder | MicrophoneProblem> {
  const mimeType = recordedFormat(smallestBits !== undefined)
  if (mimeType === undefined) return 'unsupported'
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } })
  } catch (error) {
    return problemIn(error)
  }
  try {
    const audioBitsPerSecond = smallestBits ?? (mimeType.includes('opus') ? opusBits : aacBits)
    const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond })
    // Chromium writes MP4 in fragments of a second, and every second piece of a second would have none.
    const ownMs = mimeType.startsWith('audio/mp4') ? pieceMs / 2 : pieceMs
    return recorderOf(stream, recorder, { pieceMs: ownMs, ...events })
  } catch {
    stopAll(stream)
    return 'unsupported'
  }
}

function recorderOf(
  stream: MediaStream,
  recorder: MediaRecorder,
  { pieceMs, onPiece, onEnd, onQuiet }: RecorderEvents & { readonly pieceMs: number },
): Recorder {
  // First, because a recorder that does not begin leaves nothing behind.
  recorder.start(pieceMs)
  const level = soundLevel(stream)
  const watch = watchSound(stream.getTracks()[0]!, level, () => recorder.state === 'recording', onQuiet)
  const ended = endOf(recorder, onPiece)
  recorder.addEventListener('stop', () => {
    watch.end()
    level.close()
    stopAll(stream)
  })
  let isAsked = false
  let loss: Promise<MicrophoneLoss> | undefined
  for (const track of stream.getTracks()) {
    const wasListed = isListed(track)
    track.addEventListener('ended', () => {
      loss = lossOf(track, wasListed)
      // The pieces until then are there.
      stopOf(recorder)
    })
  }
  void ended.then(async () => isAsked || onEnd((await loss) ?? 'taken'))
  return {
    pause: () => recorder.state === 'recording' && recorder.pause(),
    resume: () => {
      watch.goOn()
      if (recorder.state === 'paused') recorder.resume()
    },
    stop: () => {
      isAsked = true
      stopOf(recorder)
      return ended
    },
    level: () => level.now() ?? 0,
    hasHeard: watch.hasHeard,
  }
}

/** Hands over the pieces of a recorder; resolves once it has stopped and all were handed over. */
function endOf(recorder: MediaRecorder, onPiece: RecorderEvents['onPiece']): Promise<void> {
  // Reading a blob takes a moment; the order of the pieces stays.
  let read: Promise<void> = Promise.resolve()
  recorder.addEventListener('dataavailable', ({ data }) => {
    read = read.then(async () => onPiece(new Uint8Array(await data.arrayBuffer()))).catch(() => undefined)
  })
  // Behind another app a page may be ended at any moment.
  const hide = () => document.hidden && recorder.state === 'recording' && recorder.requestData()
  document.addEventListener('visibilitychange', hide)
  return new Promise((resolve) => {
    recorder.addEventListener('stop', () => {
      document.removeEventListener('visibilitychange', hide)
      void read.then(resolve)
    })
  })
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

/** Returns what ended a track: browsers do not say it, but the permission or the microphone is gone then. */
async function lossOf(track: MediaStreamTrack, wasListed: Promise<boolean>): Promise<MicrophoneLoss> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' })
    if (state === 'denied') return 'forbidden'
  } catch {
    // A browser without this question.
  }
  return (await wasListed) && !(await isListed(track)) ? 'unplugged' : 'taken'
}

async function isListed(track: MediaStreamTrack): Promise<boolean> {
  try {
    const { deviceId } = track.getSettings()
    const there = await navigator.mediaDevices.enumerateDevices()
    return there.some((device) => device.deviceId === deviceId)
  } catch {
    return false
  }
}
