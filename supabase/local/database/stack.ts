import type { PGlite } from '@electric-sql/pglite'

/** Parts of PGlite that its types hide: the module with its stack pointer, and its entry point. */
interface Internals {
  readonly mod: { readonly ___stack_pointer: WebAssembly.Global<'i32'> }
  execProtocolRawSync(message: Uint8Array): Uint8Array
}

/** @internal How far the stack of a PGlite is free; tests see by it that nothing is lost. */
export const freeStackOf = (pg: PGlite): number => (pg as unknown as Internals).mod.___stack_pointer.value

/**
 * Has every call leave the stack as it found it. PGlite leaves the way that a refused statement came by an exception of
 * JavaScript and does not give back the kilobyte of stack below it: after ten thousand refusals the stack has run into the data, and
 * the loop that takes the exceptions goes round for ever.
 */
export function preserveStack(pg: PGlite): void {
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
