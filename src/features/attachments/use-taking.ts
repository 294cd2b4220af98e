import { useState } from 'react'
import {
  coverPicture,
  fileOf,
  prepareDocument,
  type Bar,
  type Prepared,
  type Problem,
} from '#src/platform/files/prepare.ts'
import type { RunningTaking } from './running-takings.ts'
import { whyNotTaken } from './why-not-taken.ts'

interface TakingOptions {
  /** Accepted MIME types. */
  types: readonly string[]
  /** True if digits must be covered before saving. */
  cover: boolean
  /** Saves the document; resolves to the sentence of a failure, which it shows itself. */
  save: (document: Prepared) => Promise<string | undefined>
  /** Called with each taking as it begins. */
  onBegin?: (taking: RunningTaking) => void
}

/** The state of a file on its way into a slot; only in memory. */
export interface Taking {
  readonly busy: boolean
  /** The sentence of why a file cannot go here. */
  readonly problem?: string | undefined
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
  { types, cover, save, onBegin }: TakingOptions,
  { busy, problem, toRedact, isSaved, unsaved }: Taking,
  change: (change: Partial<Taking>) => void,
) {
  const busyWith = (work: () => RunningTaking) => begin(busyDuring(work, change), onBegin)
  const take = (file: Blob) =>
    busyWith(async () => {
      change({ toRedact: undefined, unsaved: undefined })
      const made = await prepareDocument(file, types)
      if (typeof made === 'string') return refused(made, types, change)
      if (!cover) return saveOrRetain(made)
      change({ toRedact: fileOf(made), isSaved: false })
      return undefined
    })
  const saveOrRetain = async (made: Prepared) => {
    const failure = await save(made)
    change({ unsaved: failure === undefined ? undefined : made })
    return failure
  }
  const covered = (bar: Bar | undefined) =>
    busyWith(async () => {
      // Without a bar a stored picture does not change.
      if (!toRedact || (isSaved && !bar)) {
        change({ toRedact: undefined })
        return undefined
      }
      const made = await (bar ? coverPicture(toRedact, bar) : prepareDocument(toRedact, types))
      if (typeof made === 'string') return refused(made, types, change)
      // If saving fails, it stays under its bar, and the same tap saves it later.
      const failure = await save(made)
      if (failure === undefined) change({ toRedact: undefined })
      return failure
    })
  return {
    busy,
    problem,
    /** A picture whose digits are to be covered, unsaved. */
    toRedact,
    take,
    covered,
    /** Saves a file that did not fit; `undefined` if there is none. */
    saveAgain: unsaved && (() => busyWith(() => saveOrRetain(unsaved))),
    /** Covers more of a stored picture. */
    coverAgain: (picture: Blob) => change({ toRedact: picture, isSaved: true }),
    giveUp: () => change({ toRedact: undefined }),
  }
}

function begin(taking: RunningTaking, onBegin: TakingOptions['onBegin']): RunningTaking {
  onBegin?.(taking)
  return taking
}

type Change = (change: Partial<Taking>) => void

async function busyDuring(work: () => RunningTaking, change: Change): Promise<string | undefined> {
  change({ busy: true, problem: undefined })
  try {
    return await work()
  } finally {
    change({ busy: false })
  }
}

/** Shows why a file cannot go here, and returns it as a sentence. */
async function refused(why: Problem, types: readonly string[], change: Change): Promise<string> {
  const problem = await whyNotTaken(why, types.includes('application/pdf'))
  change({ problem, toRedact: undefined })
  return problem
}
