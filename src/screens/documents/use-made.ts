import { useEffect, useState } from 'react'
import { readDocument } from '#src/core/documents/documents.ts'
import { fileOf, prepareDocument, type Problem } from '#src/core/documents/prepare.ts'

/** A shared file as it would be kept. */
export interface Made {
  readonly file: Blob
  readonly type: string
  /** In bytes. */
  readonly size: number
}

/** Whatever a document may become; where it goes is asked later. */
const every = ['image/jpeg', 'application/pdf']

/** One after the other: ten photos at once are more than a phone has room for. */
let last: Promise<unknown> = Promise.resolve()

/** What a shared file makes as a document, or why it makes none; undefined while that is being found out. */
export function useMade(id: string): Made | Problem | undefined {
  const [made, setMade] = useState<Made | Problem>()
  useEffect(() => {
    let left = false
    const work = last.then(() => (left ? undefined : make(id)))
    last = work.catch(() => undefined)
    work.then(
      (found) => left || setMade(found),
      () => left || setMade('broken'),
    )
    return () => void (left = true)
  }, [id])
  return made
}

async function make(id: string): Promise<Made | Problem> {
  const file = await readDocument(id)
  const made = file ? await prepareDocument(file, every) : 'broken'
  return typeof made === 'string' ? made : { file: fileOf(made), type: made.type, size: made.bytes.length }
}
