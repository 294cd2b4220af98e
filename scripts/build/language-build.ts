import { readFile } from 'node:fs/promises'
import type { Plugin, Rolldown } from 'vite'
import type { Language } from '#src/platform/i18n/words.ts'

/** An output file of the app, with its imports. */
export interface Chunk {
  file: string
  /** The module or entry that it begins with, below the project's root. */
  facade: string | undefined
  isEntry: boolean
  imports: string[]
  dynamicImports: string[]
  /** Its modules, with their bytes after minifying. */
  modules: Record<string, number>
}

/** The output of one language's build. */
export interface LanguageBuild {
  /** The page template with the script of this language in it. */
  template: string
  /** The one stylesheet. */
  style: string
  chunks: Chunk[]
  /** Other files of pages: workers and the sheet of pictograms. */
  files: string[]
}

/** Records a build's page template, stylesheet and chunks; pages are written later, with the stylesheet inline. */
export function recorded(language: Language, builds: Map<Language, LanguageBuild>): Plugin {
  return {
    name: 'recorded',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const template = taken(bundle, 'index.html')
        const style = Object.keys(bundle)
          .filter((file) => file.endsWith('.css'))
          .map((file) => taken(bundle, file))
          .join('')
        const files = Object.values(bundle).filter(
          ({ type, fileName }) => type === 'asset' && /\.(?:js|svg)$/.test(fileName),
        )
        builds.set(language, {
          template,
          style: style.trim(),
          chunks: chunks.map(chunkOf),
          files: files.map(({ fileName }) => fileName),
        })
      },
    },
  }
}

function taken(bundle: Rolldown.OutputBundle, file: string): string {
  const output = bundle[file]
  if (output?.type !== 'asset') throw new Error(`The build made no ${file}`)
  delete bundle[file]
  return typeof output.source === 'string' ? output.source : Buffer.from(output.source).toString()
}

function chunkOf(chunk: Rolldown.OutputChunk): Chunk {
  const root = process.cwd()
  const inProject = (id: string) => id.replace(/^\0/, '').replace(`${root}/`, '').split('?')[0]!
  return {
    file: chunk.fileName,
    facade: chunk.facadeModuleId ? inProject(chunk.facadeModuleId) : undefined,
    isEntry: chunk.isEntry,
    imports: chunk.imports,
    dynamicImports: chunk.dynamicImports,
    modules: Object.fromEntries(
      Object.entries(chunk.modules).map(([id, module]) => [inProject(id), module.renderedLength]),
    ),
  }
}

/** The builds as they were recorded by the last `npm run build`. */
export async function lastBuilds(): Promise<Record<Language, LanguageBuild>> {
  return JSON.parse(await readFile('.build/languages.json', 'utf8')) as Record<Language, LanguageBuild>
}

/** Returns the chunk with this module as its entry or among its modules; `undefined` if there is none. */
export function chunkWith(module: string, chunks: readonly Chunk[]): Chunk | undefined {
  return chunks.find(({ facade }) => facade === module) ?? chunks.find(({ modules }) => module in modules)
}

/** The files that a chunk needs before it runs, itself first. */
export function neededBy(file: string, chunks: readonly Chunk[]): string[] {
  const needed = new Set<string>()
  const add = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    chunks.find((chunk) => chunk.file === name)?.imports.forEach(add)
  }
  add(file)
  return [...needed]
}
