import { useEffect, useState } from 'react'
import { readDocument } from '#src/platform/files/documents.ts'
import { fileOf, prepareDocument } from '#src/platform/files/prepare.ts'
import { whyNotTaken } from './why-not-taken.ts'

/** A shared file in its stored form. */
export interface Made {
  readonly file: Blob
  readonly type: string
  /** In bytes. */
  readonly size: number
}

/** Every type of a document; its slot is chosen later. */
const every = ['image/jpeg', 'application/pdf']

/** One file at a time, because ten photos at once exceed a phone's memory. */
let last: Promise<unknown> = Promise.resolve()

/** Returns a shared file as a document, or the sentence of its problem; `undefined` while it is being processed. */
export function useMade(id: string): Made | string | undefined {
  const [made, setMade] = useState<Made | string>()
  useEffect(() => {
    let left = false
    const work = last.then(() => (left ? undefined : make(id)))
    last = work.catch(() => undefined)
    void work.catch(() => whyNotTaken('broken')).then((found) => left || setMade(found))
    return () => void (left = true)
  }, [id])
  return made
}

async function make(id: string): Promise<Made | string> {
  const file = await readDocument(id)
  const made = file ? await prepareDocument(file, every) : 'broken'
  return typeof made === 'string'
    ? whyNotTaken(made)
    : { file: fileOf(made), type: made.type, size: made.bytes.length }
}
