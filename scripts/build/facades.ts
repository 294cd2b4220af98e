import { posix } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/**
 * Removes files that only re-export another one from a build: Rolldown makes one for each lazily loaded module that
 * shares a chunk (rolldown/rolldown#9729). Each costs a request and one more file between a tap and its page;
 * importers load the other file instead.
 */
export function withoutFacades(): Plugin {
  return {
    name: 'without-facades',
    enforce: 'pre',
    // Before Vite computes the parallel imports of each file.
    generateBundle: { order: 'pre', handler: (_options, bundle) => takeOut(bundle) },
  }
}

function takeOut(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const facades = new Map(chunks.flatMap((chunk) => facadeOf(chunk, bundle) ?? []))
  for (const chunk of chunks) chunk.code = isImportedDirectly(chunk, facades)
  for (const file of facades.keys()) {
    delete bundle[file]
    const name = posix.basename(file)
    const asking = chunks.find(({ fileName, code }) => fileName !== file && code.includes(name))
    if (asking) throw new Error(`${asking.fileName} asks for ${file} in a way that is not known here`)
  }
}

/** The file behind a facade, and its names of the facade's exports. */
interface Facade {
  readonly file: string
  readonly names: Readonly<Record<string, string>>
}

const onlyPassesOn = /^((?:import"\.\/[^"]+";)*)export\{([^{}]+)\}from"\.\/([^"]+)";\s*$/

function facadeOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): [string, Facade][] | undefined {
  const [, before = '', exported, name] = onlyPassesOn.exec(chunk.code) ?? []
  if (!exported || !name || chunk.isEntry) return undefined
  const beside = (other: string) => posix.join(posix.dirname(chunk.fileName), other)
  const file = beside(name)
  const own = bundle[file]
  // Its other imports have to run anyway.
  const alsoRun = [...before.matchAll(/"\.\/([^"]+)"/g)].map(([, other]) => beside(other!))
  if (own?.type !== 'chunk' || alsoRun.some((other) => !own.imports.includes(other))) return undefined
  const names = exported.split(',').map((pair) => pair.split(' as ').toReversed())
  return [[chunk.fileName, { file, names: Object.fromEntries(names.map(([to, from = to]) => [to, from])) }]]
}

/** Returns the code of a file without facades in its dynamic imports. */
function isImportedDirectly(
  { code, fileName }: Rolldown.OutputChunk,
  facades: ReadonlyMap<string, Facade>,
): string {
  const folder = posix.dirname(fileName)
  return code.replaceAll(/import\(`\.\/([\w.-]+)`\)/g, (whole, name: string) => {
    const facade = facades.get(posix.join(folder, name))
    if (!facade) return whole
    const names = Object.entries(facade.names).map(([to, from]) => `${to}:e.${from}`)
    return `import(\`./${posix.relative(folder, facade.file)}\`).then(e=>({${names.join()}}))`
  })
}
