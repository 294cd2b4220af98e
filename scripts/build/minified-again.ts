import { minify } from 'terser'
import type { Plugin } from 'vite'
import { hashesIn, hashInName } from '#src/base/difference.ts'
import { remembered } from './remembered.ts'

/** Minifies the files of every visit again. Terser saves 0.6 KB of 93; for later files it is not worth a minute. */
export function minifiedAgain(): Plugin {
  return {
    name: 'minified-again',
    enforce: 'post',
    generateBundle: {
      // After the last plugin that reads a file's imports.
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const entry = chunks.find(({ isEntry }) => isEntry)
        const first = chunks.filter((chunk) => chunk === entry || entry?.imports.includes(chunk.fileName))
        for (const chunk of first) chunk.code = await withFixedNames(chunk.code, smaller)
      },
    },
  }
}

/**
 * Changes code in which each hash of a file's name stands as a number: Terser chooses names by how often each letter is
 * there already, and another hash would rename variables in all of the code.
 */
async function withFixedNames(code: string, change: (code: string) => Promise<string>): Promise<string> {
  const hashes = hashesIn([code])
  const at = new Map(hashes.map((hash, place) => [hash, `_${String(place).padStart(7, '0')}`]))
  const numbered = await change(code.replaceAll(hashInName, (_, hash: string) => `-${at.get(hash)}`))
  return numbered.replaceAll(
    /-_(\d{7})(?=\.(?:css|js|svg)\b)/g,
    (_, place: string) => `-${hashes[Number(place)]}`,
  )
}

async function smaller(code: string): Promise<string> {
  const result = await remembered('minified', [code], async () =>
    Buffer.from(codeOf(await minify(code, { module: true, compress: { passes: 3 } }))),
  )
  return result.toString()
}

function codeOf({ code }: { code?: string }): string {
  if (code === undefined) throw new Error('Terser made nothing of a file')
  return code
}
