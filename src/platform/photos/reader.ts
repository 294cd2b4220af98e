/** Reads some bytes of a file; fewer where it ends before. */
export type Reader = (at: number, length: number) => Promise<Uint8Array<ArrayBuffer>>

const stretch = 64 * 1024

/** Reads a file here and there without ever holding more of it than a small stretch. */
export function readerOf(file: Blob): Reader {
  let from = 0
  let stored = new Uint8Array()
  return async (at, length) => {
    if (at < from || at + length > from + stored.length) {
      stored = new Uint8Array(await file.slice(at, at + Math.max(length, stretch)).arrayBuffer())
      from = at
    }
    return stored.subarray(at - from, at - from + length)
  }
}
