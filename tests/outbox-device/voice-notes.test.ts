import '../device/failing-storage.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import type { FinishedNote, NoteInProgress, Pause } from '#src/platform/files/voice-note.ts'
import { fullAtWrite, noRoomForFiles } from '../device/failing-storage.ts'
import { farmer } from '../centre/sessions.ts'
import { everythingStored, freshPhone } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'
import { FakeRecorder, noteBytes } from './fake-recorder.ts'

const page = async () => {
  const { i18n } = await import('@lingui/core')
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  return {
    ...(await import('#src/platform/files/documents.ts')),
    ...(await import('#src/platform/files/voice-note.ts')),
    ...(await import('#src/features/forms/drafts.ts')),
    ...(await import('#src/features/forms/submissions.ts')),
    ...(await import('#src/features/attachments/running-takings.ts')),
    ...(await import('#src/features/voice/internal/record-for-draft.ts')),
  }
}
let app: Awaited<ReturnType<typeof page>>
const { signOut } = await import('#src/features/account/internal/sign-in.ts')

const asFarmer = () => signInAndTakeOver('farmer@example.org')
const asNeighbour = () => signInAndTakeOver('neighbour@example.org')
const form = { form: 'crop-advice', version: 1, subject: 'crop-health', answers: { name: 'ਗੁਰਪ੍ਰੀਤ' } }

/** Milliseconds of the page's clock. */
let now = 0
beforeEach(async () => {
  vi.useRealTimers()
  await freshPhone()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  // Two pages in one process: Web Locks would tell them apart only by their process.
  vi.stubGlobal('navigator', { onLine: true })
  app = await page()
})

/** Another page, as after a kill: nothing of this page's memory is left. */
const afterKill = async () => {
  vi.resetModules()
  app = await page()
}

const newDraft = async (owner = 'device') => {
  const id = newId()
  expect(await app.saveDraft({ id, ...form }, owner)).toEqual({ saved: true })
  return id
}
interface Recorded {
  microphone: FakeRecorder
  note: NoteInProgress
  done: FinishedNote[]
  /** Why each end came, if the microphone gave the reason. */
  reasons: unknown[]
  pauses: Pause[]
  saved: (pieces: number) => Promise<void>
}
const record = async (draft: string, owner = 'device'): Promise<Recorded> => {
  const microphone = new FakeRecorder()
  const done: FinishedNote[] = []
  const [reasons, pauses, outcomes]: [unknown[], Pause[], unknown[]] = [[], [], []]
  const note = await app.recordForDraft(
    { draft, slot: 'voice', longest: 60, owner },
    {
      onDone: (result, why) => {
        done.push(result)
        reasons.push(why)
      },
      onPiece: (outcome) => outcomes.push(outcome),
      onPause: (pause) => pauses.push(pause),
    },
    microphone.open,
  )
  if (typeof note === 'string') throw new Error(note)
  return {
    microphone,
    note,
    done,
    reasons,
    pauses,
    saved: (pieces) =>
      vi.waitFor(() => expect(outcomes).toEqual(Array.from({ length: pieces }, () => ({ saved: true })))),
  }
}
/** Speaks for three seconds on a phone without room. */
const speakWithoutRoom = async (draft: string) => {
  const recorded = await record(draft)
  const giveRoom = fullAtWrite()
  recorded.microphone.speak(3)
  now += 3_000
  await recorded.note.stop()
  return { ...recorded, giveRoom }
}
const bytesIn = async (draft: string) => {
  const [file, second] = await app.documentsOf(draft)
  expect(second).toBeUndefined()
  const blob = file && (await app.readDocument(file.id))
  return blob && new Uint8Array(await blob.arrayBuffer())
}
const counts = () => Promise.all([outbox.files.count(), outbox.fileBytes.count()])

describe('a voice note', () => {
  it('is stored encrypted, piece by piece, and becomes the slot’s file', async () => {
    const draft = await newDraft()
    const { microphone, note, done, saved } = await record(draft)
    microphone.speak(3)
    await saved(3)
    expect(await counts()).toEqual([1, 3])
    expect(await app.documentsOf(draft)).toEqual([])
    expect(await everythingStored()).not.toMatch(/webm|A_OPUS|voice/)
    now += 7_200
    await note.stop()
    expect(done).toMatchObject([
      { saved: true, document: { slot: 'voice', type: 'audio/webm', seconds: 7.2 } },
    ])
    expect(await bytesIn(draft)).toEqual(microphone.spoken())
    expect(await counts()).toEqual([1, 1])
    expect(microphone.isOpen).toBe(false)
  })

  it.each([0.4, 1])('of %s s is refused, and leaves nothing', async (seconds) => {
    const draft = await newDraft()
    const { microphone, note, done, saved } = await record(draft)
    microphone.speak()
    await saved(1)
    now += seconds * 1000
    await note.stop()
    expect(done).toEqual(['short'])
    expect(await counts()).toEqual([0, 0])
  })

  it('without sound is refused', async () => {
    const draft = await newDraft()
    const { note, done } = await record(draft)
    now += 9_000
    await note.stop()
    expect(done).toEqual(['broken'])
    expect(await counts()).toEqual([0, 0])
  })

  it('ends at its longest by itself; a pause does not count', async () => {
    const draft = await newDraft()
    const { microphone, note, done } = await record(draft)
    now += 50_000
    note.pause()
    now += 500_000
    note.resume()
    microphone.speak()
    expect(done).toEqual([])
    now += 10_000
    microphone.speak()
    await vi.waitFor(() => expect(done).toMatchObject([{ saved: true, document: { seconds: 60 } }]))
    expect(await bytesIn(draft)).toEqual(microphone.spoken())
  })

  it('that a call ends is saved', async () => {
    const draft = await newDraft()
    const { microphone, done, reasons } = await record(draft)
    microphone.speak(4)
    now += 4_000
    microphone.interrupt('unplugged')
    await vi.waitFor(() => expect(done).toMatchObject([{ saved: true }]))
    expect(reasons).toEqual(['unplugged'])
    expect(await bytesIn(draft)).toEqual(microphone.spoken())
  })

  it.each(['muted', 'silent'] as const)(
    'of a %s microphone pauses at once, and goes on with the sound or with the person',
    async (quiet) => {
      const { microphone, note, done, pauses } = await record(await newDraft())
      now += 3_000
      microphone.fallQuiet(quiet)
      expect([microphone.isPaused, pauses]).toEqual([true, [quiet]])
      now += 60_000
      expect(note.seconds()).toBe(3)
      microphone.fallQuiet(undefined)
      expect([microphone.isPaused, pauses]).toEqual([false, [quiet, undefined]])
      now += 2_000
      microphone.fallQuiet(quiet)
      now += 60_000
      note.resume()
      now += 1_000
      expect([microphone.isPaused, note.seconds()]).toEqual([false, 6])
      microphone.speak(6)
      await note.stop()
      expect(done).toMatchObject([{ saved: true, document: { seconds: 6 } }])
    },
  )

  it('that a person paused goes on by that person alone', async () => {
    const { microphone, note, pauses } = await record(await newDraft())
    note.pause()
    microphone.fallQuiet('muted')
    microphone.fallQuiet(undefined)
    expect([microphone.isPaused, pauses]).toEqual([true, ['person']])
    note.resume()
    expect([microphone.isPaused, pauses]).toEqual([false, ['person', undefined]])
  })

  it('in which nothing was heard is saved, and says so', async () => {
    const { microphone, note, done, reasons } = await record(await newDraft())
    microphone.hasHeard = false
    microphone.speak(4)
    now += 4_000
    await note.stop()
    expect(done).toMatchObject([{ saved: true }])
    expect(reasons).toEqual(['silent'])
  })

  it('that is recorded again replaces the first only once it is whole', async () => {
    const draft = await newDraft()
    const first = await record(draft)
    first.microphone.speak(3)
    now += 3_000
    await first.note.stop()
    const second = await record(draft)
    second.microphone.speak(5)
    await second.saved(5)
    expect(await bytesIn(draft)).toEqual(first.microphone.spoken())
    now += 5_000
    await second.note.stop()
    expect(await bytesIn(draft)).toEqual(second.microphone.spoken())
    const third = await record(draft)
    third.microphone.speak(2)
    await third.saved(2)
    await third.note.cancel()
    expect(await bytesIn(draft)).toEqual(second.microphone.spoken())
    expect(await counts()).toEqual([1, 1])
  })

  it('is not lost on a full phone: it is saved once there is room', async () => {
    const draft = await newDraft()
    const { microphone, note, done, giveRoom } = await speakWithoutRoom(draft)
    giveRoom()
    expect(done).toEqual([{ saved: false, why: 'full' }])
    await note.stop()
    expect(done).toMatchObject([{}, { saved: true }])
    expect(await bytesIn(draft)).toEqual(microphone.spoken())
    expect(await counts()).toEqual([1, 1])
  })

  it('goes with its draft', async () => {
    const draft = await newDraft()
    const { microphone, saved } = await record(draft)
    microphone.speak(4)
    await saved(4)
    await app.dropDraft(draft)
    expect(await counts()).toEqual([0, 0])
  })
})

describe('after a kill in the middle of a recording', () => {
  it('a recording is a note of the draft, as long as its sound', async () => {
    const draft = await newDraft()
    const { microphone, saved } = await record(draft)
    microphone.speak(5)
    await saved(5)
    await afterKill()
    await app.finishRecordings(draft)
    expect(await bytesIn(draft)).toEqual(noteBytes.slice(0, 200))
    expect(await app.documentsOf(draft)).toMatchObject([{ seconds: 6.02, type: 'audio/webm' }])
    expect(await counts()).toEqual([1, 1])
    expect(microphone.isOpen).toBe(true)
  })

  it('a single second is dropped, and so is less than the note that is there', async () => {
    const draft = await newDraft()
    const first = await record(draft)
    first.microphone.speak(4)
    now += 4_000
    await first.note.stop()
    const second = await record(draft)
    second.microphone.speak(3)
    await second.saved(3)
    await afterKill()
    await app.finishRecordings(draft)
    expect(await bytesIn(draft)).toEqual(first.microphone.spoken())
    expect(await counts()).toEqual([1, 1])
    const other = await newDraft()
    const slip = await record(other)
    slip.microphone.speak()
    await slip.saved(1)
    await afterKill()
    await app.finishRecordings(other)
    expect(await app.documentsOf(other)).toEqual([])
  })

  it('another note can be begun while the form is still saving the first', async () => {
    const draft = await newDraft()
    const first = await record(draft)
    first.microphone.speak(5)
    await first.saved(5)
    await afterKill()
    const recovering = app.finishRecordings(draft)
    const second = await record(draft)
    second.microphone.speak(2)
    await second.saved(2)
    await recovering
    expect(await bytesIn(draft)).toEqual(first.microphone.spoken())
    now += 3_000
    await second.note.stop()
    expect(await bytesIn(draft)).toEqual(second.microphone.spoken())
    expect(await counts()).toEqual([1, 1])
  })

  it.each(['', ', also while the form is still saving it'])('a submission takes it along%s', async (also) => {
    const draft = await newDraft()
    const { microphone, saved } = await record(draft)
    microphone.speak(3)
    await saved(3)
    await afterKill()
    if (also) void app.finishRecordings(draft)
    const { id } = await app.submit({ ...form, owner: 'device', draft, documents: ['voice'] })
    const entry = await app.readEntry(id)
    expect(entry).toMatchObject({ manifest: [{ slot: 'voice', bytes: 120, type: 'audio/webm' }] })
    expect(await bytesIn(id)).toEqual(noteBytes.slice(0, 120))
  })

  it('a submission without room for it stores nothing, and takes it along once there is room', async () => {
    const draft = await newDraft()
    const { microphone, saved } = await record(draft)
    microphone.speak(3)
    await saved(3)
    await afterKill()
    const submission = { ...form, owner: 'device', draft, documents: ['voice'] }
    const giveRoom = noRoomForFiles()
    expect(await app.submit(submission)).toEqual({ outcome: { saved: false, why: 'full' }, id: '' })
    giveRoom()
    const { id } = await app.submit(submission)
    expect(await bytesIn(id)).toEqual(microphone.spoken())
  })
})

it('a submission ends the recording of its page, and has all of it', async () => {
  const draft = await newDraft()
  const { microphone, done, saved } = await record(draft)
  microphone.speak(3)
  await saved(3)
  now += 3_000
  const { id } = await app.submit({ ...form, owner: 'device', draft, documents: ['voice'] })
  expect(done).toMatchObject([{ saved: true }])
  expect(await bytesIn(id)).toEqual(microphone.spoken())
})

describe('sending the draft', () => {
  it('ends the recording and waits until it is saved', async () => {
    const draft = await newDraft()
    const { microphone, done } = await record(draft)
    microphone.speak(3)
    now += 3_000
    expect(await app.takingsDone(draft)).toBeUndefined()
    expect(done).toMatchObject([{ saved: true }])
    expect(microphone.isOpen).toBe(false)
  })

  it('stops once where the phone has no room for the note, which can still be saved', async () => {
    const draft = await newDraft()
    const { microphone, note, done, giveRoom } = await speakWithoutRoom(draft)
    const why = expect.stringContaining('no room') as string
    expect(await app.takingsDone(draft)).toEqual({ slot: 'voice', why })
    expect(await app.takingsDone(draft)).toBeUndefined()
    giveRoom()
    await note.stop()
    expect(done).toMatchObject([{ why: 'full' }, { why: 'full' }, { saved: true }])
    expect(await bytesIn(draft)).toEqual(microphone.spoken())
  })

  it('saves a note that the phone had no room for before', async () => {
    const draft = await newDraft()
    const { microphone, giveRoom } = await speakWithoutRoom(draft)
    giveRoom()
    expect(await app.takingsDone(draft)).toBeUndefined()
    expect(await bytesIn(draft)).toEqual(microphone.spoken())
  })

  it('does not wait for a slip of the finger', async () => {
    const draft = await newDraft()
    const { done } = await record(draft)
    expect(await app.takingsDone(draft)).toBeUndefined()
    expect(done).toEqual(['short'])
  })
})

describe('two notes at once', () => {
  it('of two drafts do not touch each other', async () => {
    const [one, two] = [await newDraft(), await newDraft()]
    const [first, second] = [await record(one), await record(two)]
    for (let turn = 0; turn < 4; turn++) {
      first.microphone.speak(1, 30)
      second.microphone.speak(1, 50)
    }
    now += 4_000
    await Promise.all([first.note.stop(), second.note.stop()])
    expect(await bytesIn(one)).toEqual(noteBytes.slice(0, 120))
    expect(await bytesIn(two)).toEqual(noteBytes.slice(0, 200))
  })

  it('of one draft are not begun', async () => {
    const draft = await newDraft()
    await record(draft)
    await expect(record(draft)).rejects.toThrow('elsewhere')
  })
})

describe('another person', () => {
  it('a person who signs in meanwhile neither reads nor loses the note', async () => {
    await asFarmer()
    const draft = await newDraft(farmer)
    const { microphone, note, done, saved } = await record(draft, farmer)
    microphone.speak(3)
    await saved(3)
    await signOut()
    await asNeighbour()
    microphone.speak()
    now += 4_000
    await note.stop()
    expect(done).toEqual([{ saved: false, why: 'locked' }])
    expect(await app.documentsOf(draft)).toEqual([])
    await app.finishRecordings(draft)
    const file = (await outbox.files.toArray())[0]!
    expect(await app.readDocument(file.id)).toBeUndefined()
    expect(await everythingStored()).not.toContain('A_OPUS')
    await signOut()
    await asFarmer()
    await afterKill()
    await app.finishRecordings(draft)
    expect(await bytesIn(draft)).toEqual(microphone.spoken())
  })

  it('has no claim on what a guest recorded; the guest’s account has', async () => {
    const draft = await newDraft()
    const { microphone, note, saved } = await record(draft)
    microphone.speak(3)
    await saved(3)
    await asFarmer()
    microphone.speak()
    now += 4_000
    await note.stop()
    expect(await bytesIn(draft)).toEqual(microphone.spoken())
    expect(await outbox.files.toArray()).toMatchObject([{ owner: farmer }])
  })
})

it.each(['refused', 'missing', 'taken', 'unsupported'] as const)(
  'a microphone that is %s leaves nothing behind',
  async (problem) => {
    const draft = await newDraft()
    const request = { draft, slot: 'voice', longest: 60, owner: 'device' }
    const outcome = await app.recordNote(request, { onDone: () => undefined }, () => Promise.resolve(problem))
    expect(outcome).toBe(problem)
    expect(await counts()).toEqual([0, 0])
    await record(draft)
  },
)

it('a form that was closed while the browser asked for the microphone records nothing, and its earlier note stays', async () => {
  const draft = await newDraft()
  const { microphone: earlier, note, saved } = await record(draft)
  earlier.speak(3)
  await saved(3)
  now += 4_000
  await note.stop()
  const microphone = new FakeRecorder()
  let hasLeft = false
  const again = app.recordNote(
    { draft, slot: 'voice', longest: 60, owner: 'device' },
    { onDone: () => expect.unreachable(), hasLeft: () => hasLeft },
    microphone.open,
  )
  hasLeft = true
  expect(await again).toBe('left')
  expect(microphone.isOpen).toBe(false)
  expect(await bytesIn(draft)).toEqual(earlier.spoken())
  await record(draft)
})
