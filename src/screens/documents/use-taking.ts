import { useState } from 'react'
import {
  coverPicture,
  fileOf,
  prepareDocument,
  type Bar,
  type Prepared,
  type Problem,
} from '#src/core/documents/prepare.ts'

interface TakingOptions {
  /** What the slot takes; MIME types. */
  types: readonly string[]
  /** True where digits are to be covered before anything is kept. */
  cover: boolean
  /** Keeps what has been made of the file, and answers whether it could; why not it says itself. */
  keep: (document: Prepared) => Promise<boolean>
}

/** How far a file is on its way into a slot. It is in the memory of the page, and nowhere else. */
export interface Taking {
  readonly busy: boolean
  readonly problem?: Problem | undefined
  /** What waits for its digits to be covered. */
  readonly toCover?: Blob | undefined
  /** True where that is kept already and more of it is to be covered. */
  readonly isKept?: boolean
  /** What the phone had no room for: a photo that a camera took is nowhere else. */
  readonly unkept?: Prepared | undefined
}

/** Nothing is being taken. */
export const notTaking: Taking = { busy: false }

/** Takes files for a slot for as long as the slot is on the screen; see `takingInto`. */
export function useTaking(options: TakingOptions) {
  const [taking, setTaking] = useState(notTaking)
  return takingInto(options, taking, (change) => setTaking((now) => ({ ...now, ...change })))
}

/**
 * Takes a file for a slot: makes it small, has its digits covered where that is asked for, and only then has it kept. An
 * Aadhaar number that nobody needs so never lies on the phone's disk.
 *
 * @param taking how far it is, held by whoever stays when the slot leaves the screen: a picture that waits to be covered
 * is nowhere else
 */
export function takingInto(
  { types, cover, keep }: TakingOptions,
  { busy, problem, toCover, isKept, unkept }: Taking,
  change: (change: Partial<Taking>) => void,
) {
  const busyWith = async (work: () => Promise<void>) => {
    change({ busy: true, problem: undefined })
    try {
      await work()
    } finally {
      change({ busy: false })
    }
  }
  const take = (file: Blob) =>
    busyWith(async () => {
      change({ toCover: undefined, unkept: undefined })
      const made = await prepareDocument(file, types)
      if (typeof made === 'string') change({ problem: made })
      else if (cover) change({ toCover: fileOf(made), isKept: false })
      else await keepOrHold(made)
    })
  const keepOrHold = async (made: Prepared) => change({ unkept: (await keep(made)) ? undefined : made })
  const covered = (bar: Bar | undefined) =>
    busyWith(async () => {
      if (!toCover) return
      // Of what is kept already, nothing is to be changed.
      if (isKept && !bar) return change({ toCover: undefined })
      const made = await (bar ? coverPicture(toCover, bar) : prepareDocument(toCover, types))
      if (typeof made === 'string') change({ problem: made, toCover: undefined })
      // Where there was no room it stays under its bar: the same tap keeps it once there is.
      else if (await keep(made)) change({ toCover: undefined })
    })
  return {
    busy,
    problem,
    /** What waits for its digits to be covered; not kept yet. */
    toCover,
    take,
    covered,
    /** Keeps what there was no room for; nothing where there is no such file. */
    keepAgain: unkept && (() => busyWith(() => keepOrHold(unkept))),
    /** Covers more of what is kept already. */
    coverAgain: (picture: Blob) => change({ toCover: picture, isKept: true }),
    giveUp: () => change({ toCover: undefined }),
  }
}
