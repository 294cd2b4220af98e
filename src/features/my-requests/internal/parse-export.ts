import * as v from 'valibot'
import { contentOf, hashOf } from '#src/platform/outbox/content.ts'
import { isShort, type UnsentWork } from './unsent-work.ts'

const words = v.pipe(v.string(), v.check(isShort))
const time = v.pipe(v.number(), v.finite())
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const answers = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))

/** The content of a form; other kinds have an object of their own, which their own code reads. */
const content = v.union([
  v.looseObject({ form: words, version: count, answers, manifest: v.array(v.unknown()) }),
  v.looseObject({ form: v.optional(v.never()) }),
])

const entry = {
  id: words,
  kind: words,
  lane: words,
  hash,
  createdAt: time,
  attempts: count,
  said: v.looseObject({ content: v.pipe(v.string(), v.check(isContent)), guest: v.optional(words) }),
  files: v.optional(
    v.looseObject({
      total: count,
      again: v.optional(v.record(v.string(), count)),
      bytes: count,
      largest: count,
      stored: v.array(v.string()),
    }),
  ),
}

const returned = v.looseObject({ status: count, code: words, field: v.optional(words), at: time })

const draft = v.looseObject({
  id: words,
  form: words,
  version: count,
  subject: v.optional(words),
  name: v.optional(words),
  answers,
  step: v.optional(v.union([words, count])),
  waitingFor: v.optional(words),
  replaces: v.optional(words),
})

/** The file's first part. Loose, because a later app may add fields to the format. */
const unsentWork = v.looseObject({
  owner: words,
  guest: v.optional(words),
  proof: v.optional(words),
  claims: v.array(words),
  entries: v.array(
    v.variant('state', [
      v.looseObject({ ...entry, state: v.literal('waiting'), nextAttemptAt: time, why: v.optional(words) }),
      v.looseObject({ ...entry, state: v.literal('returned'), returned }),
    ]),
  ),
  drafts: v.array(v.looseObject({ draft, updatedAt: time })),
  files: v.array(v.looseObject({ of: words, slot: words, type: words, size: count, sha256: hash })),
})

function isContent(text: string): boolean {
  try {
    return v.is(content, contentOf(text))
  } catch {
    return false
  }
}

/**
 * Parses the first part of a file; `undefined` for another shape, or if a submission's text does not match its
 * hash. Anybody can make such a file, and every list on this phone reads its content.
 */
export async function parseExport(bytes: Uint8Array<ArrayBuffer>): Promise<UnsentWork | undefined> {
  try {
    const exported = JSON.parse(new TextDecoder().decode(bytes)) as UnsentWork
    if (!v.is(unsentWork, exported)) return undefined
    for (const { hash: entryHash, said } of exported.entries)
      if ((await hashOf(said.content)) !== entryHash) return undefined
    return exported
  } catch {
    return undefined
  }
}
