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
  save: (document: Prepared) => Promise<boolean>
}

/** How far a file is on its way into a slot. It is in the memory of the page, and nowhere else. */
export interface Taking {
  readonly busy: boolean
  readonly problem?: Problem | undefined
  /** What waits for its digits to be covered. */
  readonly toRedact?: Blob | undefined
  /** True where that is kept already and more of it is to be covered. */
  readonly isSaved?: boolean
  /** What the phone had no room for: a photo that a camera took is nowhere else. */
  readonly unsaved?: Prepared | undefined
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
  { types, cover, save }: TakingOptions,
  { busy, problem, toRedact, isSaved, unsaved }: Taking,
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
      change({ toRedact: undefined, unsaved: undefined })
      const made = await prepareDocument(file, types)
      if (typeof made === 'string') change({ problem: made })
      else if (cover) change({ toRedact: fileOf(made), isSaved: false })
      else await saveOrRetain(made)
    })
  const saveOrRetain = async (made: Prepared) => change({ unsaved: (await save(made)) ? undefined : made })
  const redacted = (bar: Bar | undefined) =>
    busyWith(async () => {
      if (!toRedact) return
      // Of what is kept already, nothing is to be changed.
      if (isSaved && !bar) return change({ toRedact: undefined })
      const made = await (bar ? coverPicture(toRedact, bar) : prepareDocument(toRedact, types))
      if (typeof made === 'string') change({ problem: made, toRedact: undefined })
      // Where there was no room it stays under its bar: the same tap keeps it once there is.
      else if (await save(made)) change({ toRedact: undefined })
    })
  return {
    busy,
    problem,
    /** What waits for its digits to be covered; not kept yet. */
    toRedact,
    take,
    covered: redacted,
    /** Keeps what there was no room for; `undefined` where there is no such file. */
    keepAgain: unsaved && (() => busyWith(() => saveOrRetain(unsaved))),
    /** Covers more of what is kept already. */
    coverAgain: (picture: Blob) => change({ toRedact: picture, isSaved: true }),
    giveUp: () => change({ toRedact: undefined }),
  }
}
