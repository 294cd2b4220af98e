import { type Extensions, PGlite } from '@electric-sql/pglite'

/**
 * Encodes a value for a text, boolean or time as PostgREST does: other values become JSON, and PostgreSQL checks
 * them.
 */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  return JSON.stringify(value) ?? ''
}

const bytesOf = (value: unknown): string =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : textOf(value)

/**
 * A parameter as it may be handed to PGlite: nothing, a list, or text. Given anything else for a list, PGlite stops in
 * the middle of its message, and the half of it goes out with the next two statements, of any caller.
 */
export function parameter(value: unknown): unknown {
  return value === null || value === undefined || Array.isArray(value) ? value : bytesOf(value)
}

/**
 * Encoders of parameters by type. PGlite's own throw at a list in place of a text, without a code, which Lite answers
 * with 500 instead of a sender's error.
 */
export const serializers: Record<number, (value: unknown) => string> = {
  16: textOf,
  17: bytesOf,
  25: textOf,
  1042: textOf,
  1043: textOf,
  1082: textOf,
  1114: textOf,
  1184: textOf,
}

/** PostgreSQL's `2026-01-01 00:00:00+00` as PostgREST writes it: `2026-01-01T00:00:00+00:00`. */
export const isoTimestamp = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')

const wholeNumber = (text: string) => {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}

const asWritten = (text: string) => text

/** Readers of values by type: as Lite expects them, with times and numerics as PostgREST writes them. */
export const parsers: Record<number, (text: string) => unknown> = {
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
  | { readonly folder: string; readonly pgliteWasmModule: WebAssembly.Module; readonly startParams: string[] }
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

/** Start parameters of a database in a folder: what a centre has open in a day fits into them, and PGlite would take 128 MB. */
export const inFolder = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

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

/** Extensions of hosted Supabase that PGlite carries but does not load by itself, by their names in PGlite. */
const loaders: Record<string, () => Promise<Extensions>> = {
  pgcrypto: async () => ({ pgcrypto: (await import('@electric-sql/pglite/contrib/pgcrypto')).pgcrypto }),
  pg_trgm: async () => ({ pg_trgm: (await import('@electric-sql/pglite/contrib/pg_trgm')).pg_trgm }),
  unaccent: async () => ({ unaccent: (await import('@electric-sql/pglite/contrib/unaccent')).unaccent }),
  citext: async () => ({ citext: (await import('@electric-sql/pglite/contrib/citext')).citext }),
  btree_gist: async () => ({
    btree_gist: (await import('@electric-sql/pglite/contrib/btree_gist')).btree_gist,
  }),
  btree_gin: async () => ({ btree_gin: (await import('@electric-sql/pglite/contrib/btree_gin')).btree_gin }),
  fuzzystrmatch: async () => ({
    fuzzystrmatch: (await import('@electric-sql/pglite/contrib/fuzzystrmatch')).fuzzystrmatch,
  }),
  uuid_ossp: async () => ({
    uuid_ossp: (await import('@electric-sql/pglite/contrib/uuid_ossp')).uuid_ossp,
  }),
}

/** Loads extensions by their names in PGlite. */
export async function extensionsNamed(names: Iterable<string>): Promise<Extensions> {
  const loaded = await Promise.all([...names].map(async (name) => (await loaders[name]?.()) ?? {}))
  return Object.assign({}, ...loaded) as Extensions
}

/** The extensions that these migrations create; the others stay unloaded, because each costs time at every start. */
export async function extensionsFor(sqls: readonly string[]): Promise<Extensions> {
  const wanted = new Set<string>()
  for (const sql of sqls) {
    for (const [, name] of sql.matchAll(/create\s+extension\s+(?:if\s+not\s+exists\s+)?"?([\w-]+)"?/gi)) {
      if (name !== undefined) wanted.add(name.toLowerCase().replaceAll('-', '_'))
    }
  }
  return extensionsNamed(wanted)
}
