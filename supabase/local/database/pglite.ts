import { PGlite, type Extensions } from '@electric-sql/pglite'
import { serializers } from './serializers.ts'

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

/** Parts of PGlite that its types hide: the module with its stack pointer, and its entry point. */
interface Internals {
  readonly mod: { readonly ___stack_pointer: WebAssembly.Global<'i32'> }
  execProtocolRawSync(message: Uint8Array): Uint8Array
}

/** @internal How far the stack of a PGlite is free; tests see by it that nothing is lost. */
export const freeStackOf = (pg: PGlite): number => (pg as unknown as Internals).mod.___stack_pointer.value

/**
 * Has every call leave the stack as it found it. PGlite 0.4.5 keeps a kilobyte of it for each refused statement: after ten thousand
 * the stack has run into the data. 0.5 mends it, with PostgreSQL 18.
 */
function preserveStack(pg: PGlite): void {
  const internals = pg as unknown as Internals
  const call = internals.execProtocolRawSync.bind(pg)
  const top = internals.mod.___stack_pointer
  internals.execProtocolRawSync = (message) => {
    const before = top.value
    try {
      return call(message)
    } finally {
      top.value = before
    }
  }
}

/** Opens PostgreSQL (PGlite) in this thread. */
export async function openPglite(files: Files, extensions: Extensions): Promise<PGlite> {
  const { folder: dataDir, ...rest } = { folder: undefined, ...files }
  const pg = await PGlite.create({
    ...rest,
    ...(dataDir === undefined ? {} : { dataDir }),
    extensions,
    parsers,
    serializers,
  })
  preserveStack(pg)
  return pg
}
