import { PGlite, type Extensions } from '@electric-sql/pglite'
import { boundedMemory } from './bounded-memory.ts'
import { deepCalls } from './deep-calls.ts'
import { serializers } from './serializers.ts'
import { preserveStack } from './stack.ts'

/** PostgreSQL's `2026-01-01 00:00:00+00` as PostgREST writes it: `2026-01-01T00:00:00+00:00`. */
export const isoTimestamp = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')

const wholeNumber = (text: string) => {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}

const asWritten = (text: string) => text

/** Readers of values by type: as Lite expects them, with times and numerics as PostgREST writes them. */
const parsers = {
  20: wholeNumber,
  114: JSON.parse,
  1082: asWritten,
  1083: asWritten,
  1114: isoTimestamp,
  1184: isoTimestamp,
  1266: asWritten,
  1700: Number,
  3802: JSON.parse,
}

/** Where the files of a database are: in a folder, or in memory, read from an archive. */
export type Files =
  | { readonly folder: string; readonly pgliteWasmModule: WebAssembly.Module }
  | { readonly loadDataDir: Blob; readonly startParams: string[] }

/** Opens PostgreSQL (PGlite) in this thread, with its defects mended. */
export async function openPglite(files: Files, extensions: Extensions, mostMemory?: number): Promise<PGlite> {
  const { folder: dataDir, ...rest } = { folder: undefined, ...files }
  const pg = await PGlite.create({
    ...rest,
    ...(dataDir === undefined ? {} : { dataDir }),
    // In this order: the second needs the memory of the first.
    extensions: {
      ...extensions,
      ...(mostMemory === undefined ? {} : { boundedMemory: boundedMemory(mostMemory) }),
      deepCalls,
    },
    parsers,
    serializers,
  })
  preserveStack(pg)
  return pg
}
