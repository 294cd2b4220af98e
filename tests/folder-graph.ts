import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** For each folder, the folders that its files import, types and lazily loaded code included. */
export type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>

const imported = /(?:\bfrom|\bimport\s*\(|\bimport)\s*['"]([^'"]+)['"]/g

/**
 * Returns the imports between the files below a path: by folders directly below it; a file beside them by its own
 * name.
 */
export function folderGraph(below: string): FolderGraph {
  const graph = new Map<string, Set<string>>()
  for (const file of globSync(`${below}/**/*.{ts,tsx}`, { cwd: root })) {
    const from = nodeOf(below, file)!
    const known = graph.get(from) ?? new Set()
    graph.set(from, known)
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
      const to = nodeOf(below, pathOf(file, name!))
      if (to !== undefined && to !== from) known.add(to)
    }
  }
  return graph
}

/** Folders that reach one another by way of imports: each group of several is a knot. */
export function knotsOf(graph: FolderGraph): string[][] {
  const reach = new Map([...graph.keys()].map((node) => [node, reachedFrom(node, graph)]))
  const groups = [...graph.keys()].map((node) =>
    [...graph.keys()].filter((other) => reach.get(node)!.has(other) && reach.get(other)!.has(node)),
  )
  const knots = groups.filter((group) => group.length > 1).map((group) => group.toSorted().join(' '))
  return [...new Set(knots)].map((knot) => knot.split(' '))
}

function reachedFrom(start: string, graph: FolderGraph): Set<string> {
  const reached = new Set<string>()
  const next = [start]
  for (let node = next.pop(); node !== undefined; node = next.pop())
    for (const other of graph.get(node) ?? []) if (!reached.has(other)) next.push((reached.add(other), other))
  return reached
}

function pathOf(file: string, name: string): string {
  if (name.startsWith('#')) return aliases.reduce((path, [from, to]) => path.replace(from, to), name)
  return name.startsWith('.') ? join(dirname(file), name) : ''
}

const aliases = [
  [/^#(local|functions)\//, 'supabase/$1/'],
  [/^#/, ''],
] as const

function nodeOf(below: string, path: string): string | undefined {
  const [node] = relative(below, path).split('/')
  return node === '..' || path === '' ? undefined : node
}
