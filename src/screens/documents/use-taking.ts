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
  /** Keeps what has been made of the file; what it could not keep it says itself. */
  keep: (document: Prepared) => Promise<unknown>
}

/** How far a file is on its way into a slot. It is in the memory of the page, and nowhere else. */
export interface Taking {
  readonly busy: boolean
  readonly problem?: Problem | undefined
  /** What waits for its digits to be covered. */
  readonly toCover?: Blob | undefined
  /** True where that is kept already and more of it is to be covered. */
  readonly isKept?: boolean
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
  { busy, problem, toCover, isKept }: Taking,
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
      change({ toCover: undefined })
      const made = await prepareDocument(file, types)
      if (typeof made === 'string') change({ problem: made })
      else if (cover) change({ toCover: fileOf(made), isKept: false })
      else await keep(made)
    })
  const covered = (bar: Bar | undefined) =>
    busyWith(async () => {
      if (!toCover) return
      // Of what is kept already, nothing is to be changed.
      if (isKept && !bar) return change({ toCover: undefined })
      const made = await (bar ? coverPicture(toCover, bar) : prepareDocument(toCover, types))
      if (typeof made === 'string') change({ problem: made })
      else await keep(made)
      change({ toCover: undefined })
    })
  return {
    busy,
    problem,
    /** What waits for its digits to be covered; not kept yet. */
    toCover,
    take,
    covered,
    /** Covers more of what is kept already. */
    coverAgain: (picture: Blob) => change({ toCover: picture, isKept: true }),
    giveUp: () => change({ toCover: undefined }),
  }
}
