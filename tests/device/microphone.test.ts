import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openRecorder, type RecorderEvents } from '#src/platform/device/microphone.ts'

/** A track of the microphone; a call mutes or ends it. */
class Track extends EventTarget {
  isStopped = false
  muted = false
  getSettings = () => ({ deviceId: 'headset' })
  stop(): void {
    this.isStopped = true
  }
}

/** The browser's recorder, as far as it is used. */
class Recording extends EventTarget {
  static types: readonly string[] = ['audio/webm;codecs=opus']
  pieceMs = 0
  static isTypeSupported = (type: string) => Recording.types.includes(type)
  static last: Recording
  state = 'inactive'
  readonly options: { mimeType: string; audioBitsPerSecond: number }
  constructor(_stream: unknown, options: Recording['options']) {
    super()
    this.options = options
    Recording.last = this
  }
  start(pieceMs: number): void {
    this.pieceMs = pieceMs
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
let quiets: unknown[]
let losses: unknown[]
const heard: RecorderEvents = {
  onPiece: (piece) => events.pieces.push(new TextDecoder().decode(piece)),
  onEnd: (why) => {
    events.ends++
    losses.push(why)
  },
  onQuiet: (why) => void quiets.push(why),
}
const asks = (getUserMedia: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
const refusedBy = (name: string) => asks(() => Promise.reject(new DOMException('no', name)))
const plays = (types: readonly string[]) =>
  vi.stubGlobal(
    'Audio',
    class {
      canPlayType = (type: string) => (types.includes(type) ? 'probably' : '')
    },
  )
const recorder = async () => {
  const opened = await openRecorder(1000, heard)
  if (typeof opened === 'string') throw new Error(opened)
  return opened
}

beforeEach(() => {
  track = new Track()
  page = Object.assign(new EventTarget(), { hidden: false })
  events = { pieces: [], ends: 0 }
  ;[quiets, losses] = [[], []]
  Recording.types = ['audio/webm;codecs=opus']
  vi.stubGlobal('MediaRecorder', Recording)
  vi.stubGlobal('document', page)
  asks(() => Promise.resolve({ getTracks: () => [track] }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

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

  it.each([
    ['takes MP4 with Opus where the browser also plays it', ['audio/mp4;codecs=opus'], 12_000, 500],
    [
      'takes MP4 with AAC, at twice the rate, where it has no other',
      ['audio/mp4;codecs=mp4a.40.2'],
      24_000,
      500,
    ],
    ['leaves MP4 that the browser does not play', [], 12_000, 1000],
  ])('%s', async (_, played, rate, pieceMs) => {
    const mp4 = ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4;codecs=opus']
    Recording.types = ['audio/webm;codecs=opus', ...mp4]
    plays(played)
    await recorder()
    const { options, pieceMs: asked } = Recording.last
    const mimeType = played[0] ?? 'audio/webm;codecs=opus'
    expect({ ...options, asked }).toEqual({ mimeType, audioBitsPerSecond: rate, asked: pieceMs })
    // A phrase is to be small.
    await openRecorder(18_000, heard, 8000)
    expect(Recording.last.options).toEqual({ mimeType: 'audio/webm;codecs=opus', audioBitsPerSecond: 8000 })
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

  it.each([
    ['another app', 'granted', ['headset'], 'taken'],
    ['its plug', 'granted', ['inside'], 'unplugged'],
    ['the settings', 'denied', ['headset'], 'forbidden'],
    ['an app that made it', 'granted', [], 'taken', ['inside']],
  ])('says that %s took the microphone', async (_, state, there, why, before = ['headset', 'inside']) => {
    let devices = before
    vi.stubGlobal('navigator', {
      mediaDevices: {
        getUserMedia: async () => ({ getTracks: () => [track] }),
        enumerateDevices: async () => devices.map((deviceId) => ({ deviceId })),
      },
      permissions: { query: async () => ({ state }) },
    })
    await recorder()
    await Promise.resolve()
    devices = there
    track.dispatchEvent(new Event('ended'))
    await vi.waitFor(() => expect(losses).toEqual([why]))
  })

  it('may have heard everything in a browser without Web Audio', async () => {
    const running = await recorder()
    expect([running.level(), running.hasHeard()]).toEqual([0, true])
  })
})

describe('a microphone that gives no sound', () => {
  /** How loud it is. */
  let loud = 0
  let context: AudioContextState
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'AudioContext',
      class {
        get state() {
          return context
        }
        createMediaStreamSource = () => ({ connect: () => undefined })
        createAnalyser = () => ({
          getFloatTimeDomainData: (samples: Float32Array) => samples.fill(-loud, 9, 10),
        })
        resume = async () => undefined
        close = async () => undefined
      },
    )
    loud = 0
    context = 'running'
  })
  const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

  it('is muted by a call, until the call is over', async () => {
    const running = await recorder()
    track.dispatchEvent(new Event('mute'))
    expect(quiets).toEqual(['muted'])
    // A call is no sound of the microphone's.
    running.pause()
    loud = 0.5
    pass(20)
    track.dispatchEvent(new Event('unmute'))
    expect(quiets).toEqual(['muted', undefined])
    await running.stop()
    track.dispatchEvent(new Event('mute'))
    pass(20)
    expect(quiets).toHaveLength(2)
  })

  it('may be muted before it begins', async () => {
    track.muted = true
    await recorder()
    expect(quiets).toEqual(['muted'])
  })

  it('is silent after ten dead seconds, until something is heard', async () => {
    const running = await recorder()
    pass(9)
    loud = 0.001
    pass(1)
    loud = 0
    pass(9.5)
    expect(quiets).toEqual([])
    pass(0.5)
    expect(quiets).toEqual(['silent'])
    running.pause()
    pass(60)
    loud = 0.001
    pass(0.5)
    expect(quiets).toEqual(['silent', undefined])
  })

  it('is asked about once; somebody who records on is asked again only after a sound', async () => {
    const running = await recorder()
    pass(10)
    running.pause()
    running.resume()
    pass(60)
    expect(quiets).toEqual(['silent'])
    loud = 0.001
    pass(1)
    loud = 0
    pass(10)
    expect(quiets).toEqual(['silent', 'silent'])
  })

  it('is not called silent while nobody records, or where it cannot be measured', async () => {
    const running = await recorder()
    expect(running.hasHeard()).toBe(false)
    running.pause()
    pass(60)
    running.resume()
    context = 'suspended'
    pass(60)
    expect(quiets).toEqual([])
    expect(running.hasHeard()).toBe(true)
  })
})
