import type { HeldDraft, HeldFile } from './held.ts'
import type { Screen } from './screen.ts'

/** What stood in the form at one moment. */
interface Moment {
  /** When the browser had taken it, by `performance.now()`; Infinity as long as nobody knows that it has. */
  at: number
  readonly answers: Readonly<Record<string, string>>
  readonly step: string
}

/** What may be in a slot: what was shown as kept, and what was chosen after that. */
interface Slot {
  sure: string | undefined
  perhaps: string[]
  /** True once the latest file has been given to the page: what the slot says from then on is said of it. */
  given: boolean
}

/** How much of the latest typing may be gone. */
export const mostLost = 1_000

const nothing: Moment = { at: -Infinity, answers: {}, step: 'details' }

/** What an application came to after a kill. */
export interface Recovery {
  /** How long before the kill the first typing was done that is gone; 0 where none is. */
  readonly typingLostMs: number
  /** What should have been there and is not, in words. */
  readonly losses: readonly string[]
}

/**
 * One application as the person knows it: all that stood in the form, moment by moment, what was chosen for the slots, and
 * what of it the phone has shown as saved.
 */
export class Application {
  readonly name: string
  id: string | undefined
  /** The slot that the phone's camera was opened for. */
  cameraFor: string | undefined
  /** The person has tapped on submit. */
  tapped = false
  /** The phone has said that it is kept to be sent, or has turned out to have it so. */
  sent = false
  private moments: Moment[] = [nothing]
  private shown = -1
  private slots = new Map<string, Slot>()

  constructor(name: string) {
    this.name = name
  }

  get latest(): Moment {
    return this.moments.at(-1)!
  }

  /** Whether the phone has shown that there is a draft of it. */
  get isKept(): boolean {
    return this.shown >= 0
  }

  /** What is sure to be in the slots, by slot. */
  get papers(): Record<string, string> {
    const sure = [...this.slots].filter(([, slot]) => slot.sure !== undefined)
    return Object.fromEntries(sure.map(([key, slot]) => [key, slot.sure!]))
  }

  /** The person changes something. Answers what to call once the browser has taken it. */
  change(change: { answers?: Record<string, string>; step?: string }): () => void {
    const { answers, step } = this.latest
    const moment: Moment = {
      at: Infinity,
      answers: { ...answers, ...change.answers },
      step: change.step ?? step,
    }
    this.moments.push(moment)
    return () => void (moment.at = performance.now())
  }

  /** The person chooses a file for a slot. Answers what to call when the page is given it. */
  choose(key: string, sha256: string): () => void {
    const slot = this.slots.get(key) ?? { sure: undefined, perhaps: [], given: false }
    slot.perhaps.push(sha256)
    slot.given = false
    this.slots.set(key, slot)
    return () => void (slot.given = true)
  }

  /** The screen has shown something, of which it may be held to account. */
  see(screen: Screen): void {
    if (screen.thanks) this.sent = true
    if (screen.keeping === 'saved') this.shown = Math.max(this.shown, this.momentOn(screen))
    for (const [key, slot] of this.slots) {
      const { held = false, said = false } = screen.slots[key] ?? {}
      const isNews = slot.sure === undefined ? held || said : said
      if (!slot.given || !isNews || slot.perhaps.length === 0) continue
      slot.sure = slot.perhaps.at(-1)
      slot.perhaps = []
    }
  }

  /** Compares with what is left of it as a draft, and goes on from there. */
  recover(draft: HeldDraft | undefined, files: readonly HeldFile[], killedAt: number): Recovery {
    const place = draft ? this.moments.findLastIndex((moment) => isSame(moment, draft)) : 0
    const there = this.moments[place] ?? nothing
    const gone = this.moments.slice(Math.max(place, 0) + 1)
    const typingLostMs = Math.max(0, ...gone.map(({ at }) => killedAt - at))
    const losses = [...this.lossesOfWords(draft, place), ...this.recoverSlots(files)]
    if (typingLostMs > mostLost) losses.push(`typed ${typingLostMs.toFixed(0)} ms before, and gone`)
    this.moments = [{ ...there, at: -Infinity }]
    this.shown = draft ? 0 : -1
    this.id ??= draft?.id
    this.cameraFor = undefined
    return { typingLostMs, losses }
  }

  /** @param place of the moment that the draft shows; -1 where there was no such moment */
  private lossesOfWords(draft: HeldDraft | undefined, place: number): string[] {
    const losses: string[] = []
    const there = draft ? `${draft.step} ${JSON.stringify(draft.answers)}` : 'nothing'
    if (place < 0) losses.push(`what is there never stood in the form: ${there}`)
    if (this.shown >= 0 && (!draft || place < this.shown))
      losses.push(`shown as saved: ${told(this.moments[this.shown]!)}; there: ${there}`)
    if (this.cameraFor !== undefined && draft?.waitingFor !== this.cameraFor)
      losses.push(`the camera was open for ${this.cameraFor}, the draft says ${draft?.waitingFor}`)
    return losses
  }

  private recoverSlots(files: readonly HeldFile[]): string[] {
    const losses: string[] = []
    for (const { slot, sha256 } of files)
      if (!this.slots.has(slot)) losses.push(`${slot} was never chosen: ${sha256}`)
    for (const [key, slot] of this.slots) {
      const [file, ...more] = files.filter((held) => held.slot === key)
      if (more.length) losses.push(`${key} holds ${more.length + 1} files`)
      const mayBe = [slot.sure, ...slot.perhaps]
      if (!mayBe.includes(file?.sha256))
        losses.push(`${key} shall hold ${mayBe.join(' or ')}, and holds ${file?.sha256}`)
      slot.sure = file?.sha256
      slot.perhaps = []
    }
    return losses
  }

  private momentOn({ step, fields }: Screen): number {
    return this.moments.findLastIndex(
      (moment) =>
        moment.step === step &&
        Object.entries(this.latest.answers).every(
          ([key]) => fields[key] === undefined || fields[key] === (moment.answers[key] ?? ''),
        ),
    )
  }
}

/** What a form says of where it was opened, which nobody types (src/forms/opened-from.ts). */
const notAsked = new Set(['openedFrom', 'askedFor', 'quoted'])

function isSame(moment: Moment, { answers, step = 'details' }: HeldDraft): boolean {
  const asked = Object.keys(answers).filter((key) => !notAsked.has(key))
  const keys = [...Object.keys(moment.answers), ...asked]
  return (
    moment.step === step && keys.every((key) => String(answers[key] ?? '') === (moment.answers[key] ?? ''))
  )
}

function told({ step, answers }: Moment): string {
  return `${step} ${JSON.stringify(answers)}`
}
