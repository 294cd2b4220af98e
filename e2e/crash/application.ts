import type { StoredDraft, StoredFile } from './decrypted-data.ts'
import type { Screen } from './screen.ts'

/** The form's content at one moment. */
interface Moment {
  /** When the browser had processed it, by `performance.now()`; Infinity while that is unknown. */
  at: number
  readonly answers: Readonly<Record<string, string>>
  readonly step: string
}

/** Possible content of a slot: the file shown as saved, and later choices. */
interface Slot {
  confirmed: string | undefined
  pending: string[]
  /** True once the page has the latest file: from then on the slot's text is about it. */
  handedOver: boolean
}

/**
 * How often the phone could write to its disk after typing that may still be lost: nine times are a second, and longer on a
 * machine that stalls.
 */
const mostWrites = 9

const emptyMoment: Moment = { at: -Infinity, answers: {}, step: 'details' }

/** The state of an application after a kill. */
export interface Recovery {
  /** Age of the oldest lost typing when the phone last wrote anything to its disk; 0 without a loss. */
  readonly typingLostMs: number
  /** Lost data, in words. */
  readonly losses: readonly string[]
}

/**
 * One application as its person knows it: the form's content over time, the chosen files, and the states that the phone
 * has shown as saved.
 */
export class Application {
  readonly name: string
  id: string | undefined
  /** The slot whose camera is open. */
  cameraFor: string | undefined
  /** True once the person has tapped submit. */
  tapped = false
  /** True once the phone has shown or proven that it is stored for sending. */
  sent = false
  private moments: Moment[] = [emptyMoment]
  private shown = -1
  private slots = new Map<string, Slot>()

  constructor(name: string) {
    this.name = name
  }

  get latest(): Moment {
    return this.moments.at(-1)!
  }

  /** True if the phone has shown a draft of it. */
  get isSaved(): boolean {
    return this.shown >= 0
  }

  /** The files that must be in the slots, by slot. */
  get attachments(): Record<string, string> {
    const confirmed = [...this.slots].filter(([, slot]) => slot.confirmed !== undefined)
    return Object.fromEntries(confirmed.map(([key, slot]) => [key, slot.confirmed!]))
  }

  /** Records a change by the person. Returns a function to call once the browser has processed it. */
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

  /** Records the choice of a file for a slot. Returns a function to call when the page gets it. */
  choose(key: string, sha256: string): () => void {
    const slot = this.slots.get(key) ?? { confirmed: undefined, pending: [], handedOver: false }
    slot.pending.push(sha256)
    slot.handedOver = false
    this.slots.set(key, slot)
    return () => void (slot.handedOver = true)
  }

  /** Records a screen, whose claims must hold. */
  observe(screen: Screen): void {
    if (screen.thanks) this.sent = true
    if (screen.saveState === 'saved') this.shown = Math.max(this.shown, this.momentOn(screen))
    for (const [key, slot] of this.slots) {
      const { stored = false, announced = false } = screen.slots[key] ?? {}
      const isNewer = slot.confirmed === undefined ? stored || announced : announced
      if (!slot.handedOver || !isNewer || slot.pending.length === 0) continue
      slot.confirmed = slot.pending.at(-1)
      slot.pending = []
    }
  }

  /**
   * Compares with the remaining draft, and continues from there.
   *
   * @param writes when the phone wrote to its disk before the kill, by `performance.now()`, the earliest first
   */
  recover(draft: StoredDraft | undefined, files: readonly StoredFile[], writes: readonly number[]): Recovery {
    const place = draft ? this.moments.findLastIndex((moment) => isSame(moment, draft)) : 0
    const restored = this.moments[place] ?? emptyMoment
    const lost = this.moments.slice(Math.max(place, 0) + 1)
    const typingLostMs = Math.max(0, ...lost.map(({ at }) => (writes.at(-1) ?? -Infinity) - at))
    const writesSince = Math.max(0, ...lost.map(({ at }) => writes.filter((write) => write > at).length))
    const losses = [...this.lossesOfText(draft, place), ...this.recoverSlots(files)]
    if (writesSince > mostWrites)
      losses.push(`typed ${typingLostMs.toFixed(0)} ms and ${writesSince} writes before, and gone`)
    this.moments = [{ ...restored, at: -Infinity }]
    this.shown = draft ? 0 : -1
    this.id ??= draft?.id
    this.cameraFor = undefined
    return { typingLostMs, losses }
  }

  /** @param place of the moment that the draft shows; -1 if there is none */
  private lossesOfText(draft: StoredDraft | undefined, place: number): string[] {
    const losses: string[] = []
    const restored = draft ? `${draft.step} ${JSON.stringify(draft.answers)}` : 'nothing'
    if (place < 0) losses.push(`what is there never stood in the form: ${restored}`)
    if (this.shown >= 0 && (!draft || place < this.shown))
      losses.push(`shown as saved: ${describe(this.moments[this.shown]!)}; there: ${restored}`)
    if (this.cameraFor !== undefined && draft?.waitingFor !== this.cameraFor)
      losses.push(`the camera was open for ${this.cameraFor}, the draft says ${draft?.waitingFor}`)
    return losses
  }

  private recoverSlots(files: readonly StoredFile[]): string[] {
    const losses: string[] = []
    for (const { slot, sha256 } of files)
      if (!this.slots.has(slot)) losses.push(`${slot} was never chosen: ${sha256}`)
    for (const [key, slot] of this.slots) {
      const [file, ...extra] = files.filter((stored) => stored.slot === key)
      if (extra.length) losses.push(`${key} holds ${extra.length + 1} files`)
      const allowed = [slot.confirmed, ...slot.pending]
      if (!allowed.includes(file?.sha256))
        losses.push(`${key} shall hold ${allowed.join(' or ')}, and holds ${file?.sha256}`)
      slot.confirmed = file?.sha256
      slot.pending = []
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

/** Fields about the form's origin, which nobody types (src/features/forms/opened-from.ts). */
const hiddenFields = new Set(['openedFrom', 'askedFor', 'quoted'])

function isSame(moment: Moment, { answers, step = 'details' }: StoredDraft): boolean {
  const visible = Object.keys(answers).filter((key) => !hiddenFields.has(key))
  const keys = [...Object.keys(moment.answers), ...visible]
  return (
    moment.step === step && keys.every((key) => String(answers[key] ?? '') === (moment.answers[key] ?? ''))
  )
}

function describe({ step, answers }: Moment): string {
  return `${step} ${JSON.stringify(answers)}`
}
