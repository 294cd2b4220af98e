import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { posix } from 'node:path'
import type { Language } from '#src/i18n/words.ts'
import type { Chunk, LanguageBuild } from './language-build.ts'

/**
 * Renames the chunks of each language in `dist`: instead of a hash of its own, each has the version of all chunks of its
 * language in its name. A changed word then changes one chunk and the version, and not the text of every chunk that names
 * a changed one. Chunks that all languages share keep the name of their content.
 */
export async function nameByVersion(builds: ReadonlyMap<Language, LanguageBuild>): Promise<void> {
  const all = [...builds.values()].map(({ chunks }) => new Set(chunks.map(({ file }) => file)))
  const shared = (file: string) => all.every((files) => files.has(file))
  const outdated = new Set<string>()
  for (const build of builds.values()) {
    const own = build.chunks.filter(({ file }) => !shared(file))
    const bare = bareNames(own, build.chunks.filter(({ file }) => shared(file)).map(stemOf))
    const texts = await Promise.all(own.map(({ file }) => readFile(`dist/${file}`, 'utf8')))
    const version = versionOf(texts.map((text, at) => [bare.get(nameOf(own[at]!))!, renamed(text, bare)]))
    const names = new Map(Array.from(bare, ([name, stem]) => [name, `${stem}-${version}.js`]))
    for (const [at, { file }] of own.entries()) {
      await writeFile(`dist/${renamed(file, names)}`, renamed(texts[at]!, names))
      outdated.add(file)
    }
    build.template = renamed(build.template, names)
    build.chunks = build.chunks.map((chunk) => ({
      ...chunk,
      file: renamed(chunk.file, names),
      imports: chunk.imports.map((file) => renamed(file, names)),
      dynamicImports: chunk.dynamicImports.map((file) => renamed(file, names)),
    }))
  }
  await Promise.all(Array.from(outdated, (file) => rm(`dist/${file}`)))
}

const nameOf = ({ file }: Chunk) => posix.basename(file)

const firstModule = ({ facade, modules }: Chunk) => facade ?? Object.keys(modules)[0] ?? ''
const stemOf = (chunk: Chunk) => nameOf(chunk).replace(/-[\w-]{8}\.js$/, '')

/** Returns each file's name without its hash; one that is taken gets a number. */
function bareNames(chunks: readonly Chunk[], others: readonly string[]): Map<string, string> {
  const sorted = chunks.toSorted((a, b) => (firstModule(a) < firstModule(b) ? -1 : 1))
  const taken = new Map(others.map((stem) => [stem, 1]))
  return new Map(
    sorted.map((chunk) => {
      const stem = stemOf(chunk)
      const count = (taken.get(stem) ?? 0) + 1
      taken.set(stem, count)
      return [nameOf(chunk), count === 1 ? stem : `${stem}-${count}`]
    }),
  )
}

/** Returns a text with other names of files in it. */
function renamed(text: string, names: ReadonlyMap<string, string>): string {
  return text.replaceAll(/[\w.-]+\.js\b/g, (name) => names.get(name) ?? name)
}

function versionOf(chunks: readonly (readonly [stem: string, text: string])[]): string {
  const hash = createHash('sha256')
  for (const [stem, text] of chunks.toSorted(([a], [b]) => (a < b ? -1 : 1))) hash.update(stem).update(text)
  return hash.digest('base64url').slice(0, 8)
}
