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

/**
 * Takes a file for a slot: makes it small, has its digits covered where that is asked for, and only then has it kept. An
 * Aadhaar number that nobody needs so never lies on the phone's disk.
 */
export function useTaking({ types, cover, keep }: TakingOptions) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [toCover, setToCover] = useState<Blob>()
  const [isKept, setIsKept] = useState(false)

  const busyWith = async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }
  const waitForCover = (picture: Blob, kept: boolean) => {
    setToCover(picture)
    setIsKept(kept)
  }
  const take = (file: Blob) =>
    busyWith(async () => {
      setToCover(undefined)
      const made = await prepareDocument(file, types)
      if (typeof made === 'string') setProblem(made)
      else if (cover) waitForCover(fileOf(made), false)
      else await keep(made)
    })
  const covered = (bar: Bar | undefined) =>
    busyWith(async () => {
      if (!toCover) return
      // Of what is kept already, nothing is to be changed.
      if (isKept && !bar) return setToCover(undefined)
      const made = await (bar ? coverPicture(toCover, bar) : prepareDocument(toCover, types))
      if (typeof made === 'string') setProblem(made)
      else await keep(made)
      setToCover(undefined)
    })
  return {
    busy,
    problem,
    /** What waits for its digits to be covered; not kept yet. */
    toCover,
    take,
    covered,
    /** Covers more of what is kept already. */
    coverAgain: (picture: Blob) => waitForCover(picture, true),
    giveUp: () => setToCover(undefined),
  }
}
