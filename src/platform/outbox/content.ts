import { sha256Of } from '#src/base/bytes.ts'
import type { Answers } from '#src/base/answers.ts'

/** The frozen content of a submission. A correction is a new submission that replaces it. */
export interface Content {
  /** By field key, without empty answers. */
  readonly answers: Answers
  /** The agent's account id, if an agent filled it in. */
  readonly filledBy?: string
  readonly form: string
  readonly language: string
  /** The files that belong to it. */
  readonly manifest: readonly ManifestFile[]
  /** The owner's earlier entry that this one corrects. */
  readonly replaces?: string
  readonly subject?: string
  /** Of the form's rules. */
  readonly version: number
}

/** A file of a submission, identified by its content. */
export interface ManifestFile {
  readonly slot: string
  readonly sha256: string
  readonly bytes: number
  readonly type: string
}

/** A lone surrogate, as truncated text may end with. PostgreSQL rejects it. */
const halfCharacter = /\p{Surrogate}/gu

/**
 * The content as the one text that phone and centre both hash: JSON with the keys of every object in order (by UTF-16
 * code unit), no white space, absent values left out. The centre never writes this text itself, it only reads it.
 */
export function contentText(content: object): string {
  return textOf(content)
}

/** Parses the text of a content. */
export function contentOf(text: string): Content {
  return JSON.parse(text) as Content
}

/** SHA-256 of the UTF-8 text, in lower-case hex. A receipt with this hash is for exactly this text. */
export function hashOf(text: string): Promise<string> {
  return sha256Of(new TextEncoder().encode(text))
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.replaceAll(halfCharacter, '\uFFFD'))
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const present = Object.entries(value).filter(([, inner]) => inner !== undefined)
  const inOrder = present.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${inOrder.map(([key, inner]) => `${JSON.stringify(key)}:${textOf(inner)}`).join(',')}}`
}
