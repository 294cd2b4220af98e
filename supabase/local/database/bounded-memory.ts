import type { Extension } from '@electric-sql/pglite'

interface Options {
  readonly wasmMemory: WebAssembly.Memory
}

const pageBytes = 65_536

/**
 * PostgreSQL within this many bytes: a statement that wants more fails with 53200, out of memory. PGlite itself lets one
 * statement take 2 GB, and never gives them back.
 */
export const boundedMemory = (mostBytes: number): Extension => ({
  name: 'bounded memory',
  setup: async (_pg, options: Options) => ({
    emscriptenOpts: {
      ...options,
      wasmMemory: new WebAssembly.Memory({
        initial: options.wasmMemory.buffer.byteLength / pageBytes,
        maximum: Math.floor(mostBytes / pageBytes),
      }),
    },
  }),
})
