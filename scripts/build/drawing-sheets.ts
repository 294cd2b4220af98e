import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { drawnPack, type Drawing, type PackDrawing } from './picture-packs.ts'
import { madeModule } from './made-module.ts'

const folder = new URL('../../src/content/pictures/', import.meta.url)

/** Small drawings for labels of packs; not a separate sheet. */
export const marks = 'marks'

/** Every sheet of drawings by the name of its folder, each drawing by the name of its file or of its pack. */
export async function drawnSheets(): Promise<Map<string, Map<string, Drawing>>> {
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const label = await drawingsIn(marks)
  const sheets = names.map(({ name }) => name).filter((name) => name !== marks)
  return new Map(
    await Promise.all(
      sheets
        .toSorted()
        .map(
          async (name) =>
            [name, new Map([...(await drawingsIn(name)), ...(await packsIn(name, label))])] as const,
        ),
    ),
  )
}

/** The drawings of one folder, each a file. */
export async function drawingsIn(sheet: string): Promise<Map<string, Drawing>> {
  const files = (await readdir(new URL(`${sheet}/`, folder))).filter((file) => file.endsWith('.svg'))
  const read = async (file: string) =>
    [
      file.replace('.svg', ''),
      drawingOf(await readFile(new URL(`${sheet}/${file}`, folder), 'utf8')),
    ] as const
  return new Map(await Promise.all(files.toSorted().map(read)))
}

async function packsIn(sheet: string, label: ReadonlyMap<string, Drawing>): Promise<Map<string, Drawing>> {
  const text = await readFile(new URL(`${sheet}/packs.json`, folder), 'utf8').catch(() => '{}')
  const packs = Object.entries(JSON.parse(text) as Record<string, PackDrawing>)
  return new Map(packs.map(([name, pack]) => [name, drawnPack(pack, label)]))
}

function drawingOf(svg: string): Drawing {
  const [, viewBox, shapes] = /^<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(svg) ?? []
  if (!viewBox || !shapes) throw new Error(`Not a drawing: ${svg.slice(0, 80)}`)
  return { viewBox, shapes: shapes.replaceAll(/\s*\n\s*/g, '') }
}

/** Returns a drawing as a symbol of its sheet. */
export const symbolOf = (name: string, { viewBox, shapes }: Drawing) =>
  `<symbol id="${name}" viewBox="${viewBox}">${shapes}</symbol>`

function sheetOf(drawings: ReadonlyMap<string, Drawing>): string {
  const symbols = [...drawings].map(([name, drawing]) => symbolOf(name, drawing))
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

/** Emits every sheet as a file with a hash in its name. */
async function sheetFiles(): Promise<{ name: string; file: string; text: string }[]> {
  return [...(await drawnSheets())].map(([name, drawings]) => {
    const text = sheetOf(drawings)
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
    return { name, file: `assets/${name}-${hash}.svg`, text }
  })
}

/** Gives the app the addresses of the sheets of drawings, and the build the sheets. */
export function pictures(): Plugin {
  return {
    ...madeModule('drawn-sheets', 'ui', async () =>
      Object.fromEntries((await sheetFiles()).map(({ name, file }) => [name, `/${file}`])),
    ),
    async generateBundle() {
      for (const { file, text } of await sheetFiles())
        this.emitFile({ type: 'asset', fileName: file, source: text })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, wanted] = /^\/assets\/([a-z-]+)-[\w-]{8}\.svg/.exec(request.url ?? '') ?? []
        if (!wanted) return next()
        response.setHeader('content-type', 'image/svg+xml')
        void sheetFiles().then(
          (sheets) => response.end(sheets.find(({ name }) => name === wanted)?.text),
          next,
        )
      })
    },
  }
}
