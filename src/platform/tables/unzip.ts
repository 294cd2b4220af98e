/** The most bytes that are unpacked: a file of some kilobytes can become gigabytes. */
const mostBytes = 60_000_000

/**
 * Returns the wanted files of a zip archive, by their names in small letters. Throws if the archive is damaged, encrypted or too large.
 */
export async function unzipped(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Uint8Array>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const files = new Map<string, Uint8Array>()
  let at = view.getUint32(endOf(view) + 16, true)
  const count = view.getUint16(endOf(view) + 10, true)
  let left = mostBytes
  for (let place = 0; place < count; place++) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error('no entry')
    const [packed, nameLength] = [view.getUint32(at + 20, true), view.getUint16(at + 28, true)]
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/')
    if (isWanted(name)) {
      const local = view.getUint32(at + 42, true)
      const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      const file = await unpacked(bytes.subarray(from, from + packed), view.getUint16(at + 10, true), left)
      left -= file.length
      files.set(name.replace(/^\//, '').toLowerCase(), file)
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files
}

/** Returns where the list of files ends; a comment may stand behind it. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at--)
    if (view.getUint32(at, true) === 0x06054b50) return at
  throw new Error('no end')
}

async function unpacked(bytes: Uint8Array, method: number, most: number): Promise<Uint8Array> {
  if (method === 0) return bytes
  if (method !== 8) throw new Error('unknown packing')
  const reader = new Blob([bytes.slice()])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
    size += value.length
    if (size > most) throw new Error('too large')
    parts.push(value)
  }
}
