import type { PromiseName } from './promise-names.ts'

/** Where something happens: on one of the phones, at the centre, or in the world around them. */
export type Place = 0 | 1 | 'centre' | 'around'

/** Something that a watcher sees happen. */
export interface RunEvent {
  /** Counted from 1. */
  readonly number: number
  readonly place: Place
  /** A fault of the schedule by its name there, or a change that was seen. */
  readonly what: string
  /** The kind of the entry that it happens to. */
  readonly kind?: string | undefined
}

/** The public state of a phone. */
export interface PhoneView {
  readonly account: string | undefined
  readonly isCut: boolean
  readonly waiting: number
  readonly returned: number
  /** Calls without an answer yet. */
  readonly calls: number
}

/** Numbers of the entries that were saved on a phone, by outcome; together they are all of them. */
export interface EntryCounts {
  readonly saved: number
  readonly received: number
  readonly returned: number
  readonly waiting: number
  /** Taken back, replaced by a correction, or put together with a later one. */
  readonly gone: number
}

/** The public state of a run. */
export interface RunView {
  readonly seed: number
  readonly phase: 'schedule' | 'recovery' | 'over'
  /** Operations that have begun, of all. */
  readonly begun: number
  readonly operations: number
  readonly faults: number
  readonly phones: readonly PhoneView[]
  readonly counts: EntryCounts
  /** The last events, oldest first. */
  readonly events: readonly RunEvent[]
  /** The promises that were broken, and how each is told. */
  readonly broken: readonly PromiseName[]
  readonly violations: readonly string[]
}

/** How far many schedules are. */
export interface ManyView {
  readonly schedules: number
  /** The seeds that broke a promise. */
  readonly failed: readonly number[]
  readonly milliseconds: number
}
