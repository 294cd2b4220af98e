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
  /** Accepted MIME types. */
  types: readonly string[]
  /** True if digits must be covered before saving. */
  cover: boolean
  /** Saves the document; resolves to `false` on failure, which it reports itself. */
  save: (document: Prepared) => Promise<boolean>
}

/** The state of a file on its way into a slot; only in memory. */
export interface Taking {
  readonly busy: boolean
  readonly problem?: Problem | undefined
  /** A picture whose digits are to be covered. */
  readonly toRedact?: Blob | undefined
  /** True if the picture is stored already and gets another bar. */
  readonly isSaved?: boolean
  /** A file that did not fit on the phone; a camera's photo exists nowhere else. */
  readonly unsaved?: Prepared | undefined
}

/** No file is being taken. */
export const notTaking: Taking = { busy: false }

/** Takes files for a slot while it is mounted; see `takingInto`. */
export function useTaking(options: TakingOptions) {
  const [taking, setTaking] = useState(notTaking)
  return takingInto(options, taking, (change) => setTaking((now) => ({ ...now, ...change })))
}

/**
 * Takes a file for a slot: reduces it, has its digits covered if required, and saves it only then, so that an Aadhaar
 * number is never stored uncovered.
 *
 * @param taking the state, held by a component that outlives the slot, because a picture to be covered exists nowhere
 * else
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
      // Stored already, and no change.
      if (isSaved && !bar) return change({ toRedact: undefined })
      const made = await (bar ? coverPicture(toRedact, bar) : prepareDocument(toRedact, types))
      if (typeof made === 'string') change({ problem: made, toRedact: undefined })
      // If saving fails, it stays under its bar, and the same tap saves it later.
      else if (await save(made)) change({ toRedact: undefined })
    })
  return {
    busy,
    problem,
    /** A picture whose digits are to be covered, unsaved. */
    toRedact,
    take,
    covered: redacted,
    /** Saves a file that did not fit; `undefined` if there is none. */
    keepAgain: unsaved && (() => busyWith(() => saveOrRetain(unsaved))),
    /** Covers more of a stored picture. */
    coverAgain: (picture: Blob) => change({ toRedact: picture, isSaved: true }),
    giveUp: () => change({ toRedact: undefined }),
  }
}
