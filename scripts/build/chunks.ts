import type { Rolldown } from 'vite'

/**
 * What a phone opens, in about this order, each by the modules with which it begins. A module that several files need travels with
 * the first of these that needs it; of all others the bundler decides.
 */
const opened: Readonly<Record<string, readonly string[]>> = {
  page: ['app/find-content.ts', 'features/shop/catalogue-screen.tsx', 'features/reading/reading-screen.tsx'],
  syncing: [
    'app/start-sync.ts',
    'features/orders/open-orders.ts',
    'features/shop/internal/cart-changes.ts',
    'features/home/internal/activity.ts',
  ],
  shown: ['app/once-shown.tsx', 'platform/device/worker.ts'],
  home: ['app/routes/index.tsx'],
  requests: ['app/routes/requests.tsx'],
  forms: ['features/apply/form-host.tsx'],
  cart: ['features/checkout/cart-dialog.tsx', 'app/routes/order.tsx'],
}

/** The module graph as the bundler shows it. */
interface Graph {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/**
 * Returns which modules travel together. What needs the database has files of its own, because no page waits for it. By their
 * folders alone the shared modules would make a first visit 60 % larger; as the bundler parts them it would take 120 files.
 */
export function chunkGroups(): NonNullable<Rolldown.OutputOptions['codeSplitting']> {
  let needed: Map<string, ReadonlySet<string>> | undefined
  const nameOf = (id: string, graph: Graph) => {
    needed ??= new Map(Object.entries(opened).map(([name, starts]) => [name, neededBy(starts, graph)]))
    const [first] = [...needed].find(([, modules]) => modules.has(id)) ?? []
    // Home, the shop and what is read share less than half: nobody waits for the rest of the others.
    const name = first === 'page' && needed.get('home')!.has(id) ? 'first' : first
    return name && ([...importsOf([id], graph)].some(isDatabase) ? `${name}-stored` : name)
  }
  return {
    // What a module imports is in its own group or in an earlier one.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'dexie', test: isDatabase, priority: 3 },
      { name: 'libraries', tags: ['$initial'], test: /node_modules\//, priority: 2 },
      {
        name: 'start',
        tags: ['$initial'],
        test: /^(?!.*(src\/app\/main\.tsx|index\.html|\.css))/,
        priority: 1,
      },
      { name: nameOf, test: /\/src\/(?!content\/(catalogues|pages)\/)/, minShareCount: 2 },
    ],
  }
}

const isDatabase = (id: string) => id.includes('/node_modules/dexie/')

function neededBy(starts: readonly string[], graph: Graph): Set<string> {
  const ids = starts.map((start) => `${process.cwd()}/src/${start}`)
  const missing = ids.filter((id) => !graph.getModuleInfo(id))
  if (missing.length > 0) throw new Error(`No module ${missing.join(', ')}`)
  // The router loads a route's component by itself.
  return importsOf([...ids, ...ids.map((id) => `${id}?tsr-split=component`)], graph)
}

/** Returns modules with all that they import. */
function importsOf(ids: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>()
  const add = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(add)
  }
  ids.forEach(add)
  return found
}

/**
 * Returns a function that names each chunk of a build by the name of its first module and by its content; a second one of that
 * name has a number, so that an update knows which is which.
 */
export function chunkNames(): (chunk: Rolldown.PreRenderedChunk) => string {
  const named = new Map<string, string[]>()
  return ({ name, facadeModuleId, moduleIds }) => {
    const id = `${facadeModuleId} ${moduleIds.join()}`
    const all = named.get(name) ?? []
    if (!all.includes(id)) all.push(id)
    named.set(name, all)
    const number = all.indexOf(id) + 1
    return `assets/${name}${number > 1 ? `-${number}` : ''}-[hash].js`
  }
}
