import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openRecorder, type RecorderEvents } from '#src/device/microphone.ts'

/** A track of the microphone; a call ends it. */
class Track extends EventTarget {
  isStopped = false
  stop(): void {
    this.isStopped = true
  }
}

/** The browser's recorder, as far as it is used. */
class Recording extends EventTarget {
  static types: readonly string[] = ['audio/webm;codecs=opus']
  static isTypeSupported = (type: string) => Recording.types.includes(type)
  static last: Recording
  state = 'inactive'
  readonly options: { mimeType: string; audioBitsPerSecond: number }
  constructor(_stream: unknown, options: Recording['options']) {
    super()
    this.options = options
    Recording.last = this
  }
  start(): void {
    this.state = 'recording'
  }
  pause(): void {
    this.state = 'paused'
  }
  resume(): void {
    this.state = 'recording'
  }
  requestData(): void {
    this.hand('asked')
  }
  stop(): void {
    this.state = 'inactive'
    this.hand('last')
    this.dispatchEvent(new Event('stop'))
  }
  hand(text: string): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }))
  }
}

let track: Track
let page: EventTarget & { hidden: boolean }
let events: { pieces: string[]; ends: number }
const heard: RecorderEvents = {
  onPiece: (piece) => events.pieces.push(new TextDecoder().decode(piece)),
  onEnd: () => events.ends++,
}
const asks = (getUserMedia: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
const refusedBy = (name: string) => asks(() => Promise.reject(new DOMException('no', name)))
const recorder = async () => {
  const opened = await openRecorder(1000, heard)
  if (typeof opened === 'string') throw new Error(opened)
  return opened
}

beforeEach(() => {
  track = new Track()
  page = Object.assign(new EventTarget(), { hidden: false })
  events = { pieces: [], ends: 0 }
  Recording.types = ['audio/webm;codecs=opus']
  vi.stubGlobal('MediaRecorder', Recording)
  vi.stubGlobal('document', page)
  asks(() => Promise.resolve({ getTracks: () => [track] }))
})
afterEach(() => vi.unstubAllGlobals())

describe('a microphone that cannot be had', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'taken'],
    ['AbortError', 'taken'],
  ])('%s says that it is %s', async (name, problem) => {
    refusedBy(name)
    expect(await openRecorder(1000, heard)).toBe(problem)
    expect(events).toEqual({ pieces: [], ends: 0 })
  })

  it('a browser without a recorder, a format or a microphone is unsupported, and nobody is asked', async () => {
    const asked = vi.fn<() => Promise<unknown>>()
    asks(asked)
    Recording.types = []
    expect(await openRecorder(1000, heard)).toBe('unsupported')
    Recording.types = ['audio/mp4']
    vi.stubGlobal('navigator', {})
    expect(await openRecorder(1000, heard)).toBe('unsupported')
    vi.unstubAllGlobals()
    expect(await openRecorder(1000, heard)).toBe('unsupported')
    expect(asked).not.toHaveBeenCalled()
  })

  it('a recorder that does not begin lets the microphone go', async () => {
    vi.stubGlobal(
      'MediaRecorder',
      class extends Recording {
        override start(): void {
          throw new DOMException('no', 'NotSupportedError')
        }
      },
    )
    expect(await openRecorder(1000, heard)).toBe('unsupported')
    expect(track.isStopped).toBe(true)
  })
})

describe('a running recorder', () => {
  it('takes the first format that the browser has, at 12 kbit/s', async () => {
    Recording.types = ['audio/mp4', 'audio/ogg;codecs=opus']
    await recorder()
    expect(Recording.last.options).toEqual({ mimeType: 'audio/ogg;codecs=opus', audioBitsPerSecond: 12_000 })
  })

  it('hands over its pieces in order, the last one before it has stopped, and lets the microphone go', async () => {
    const running = await recorder()
    for (const piece of ['a', 'b', 'c']) Recording.last.hand(piece)
    await running.stop()
    expect(events).toEqual({ pieces: ['a', 'b', 'c', 'last'], ends: 0 })
    expect(track.isStopped).toBe(true)
    // A second stop is none.
    await running.stop()
    expect(events.pieces).toHaveLength(4)
  })

  it('is ended by a call, keeps what was spoken, and says so once', async () => {
    const running = await recorder()
    Recording.last.hand('before the call')
    track.dispatchEvent(new Event('ended'))
    await vi.waitFor(() => expect(events.ends).toBe(1))
    await running.stop()
    expect(events).toEqual({ pieces: ['before the call', 'last'], ends: 1 })
  })

  it('hands over what it has when another app covers the page, and nothing once it has ended', async () => {
    const running = await recorder()
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(events.pieces).toEqual(['asked']))
    running.pause()
    page.dispatchEvent(new Event('visibilitychange'))
    running.resume()
    await running.stop()
    page.dispatchEvent(new Event('visibilitychange'))
    expect(events.pieces).toEqual(['asked', 'last'])
  })

  it('is as loud as nothing in a browser without Web Audio', async () => {
    expect((await recorder()).level()).toBe(0)
  })
})
