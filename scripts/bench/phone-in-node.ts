import '#tests/device/failing-storage.ts'
import { globSync } from 'node:fs'
import { registerHooks } from 'node:module'

/**
 * The phone's own code in Node, as it runs on a phone: its database in memory, the centre at an address. Only once in a
 * process: there is one phone.
 */
export async function phoneInNode(site: string) {
  Object.defineProperty(globalThis, 'location', { value: new URL(site), configurable: true })
  const hooks = registerHooks({ load: withBuildSettings })
  const [content, drain, keys, encryption, queue, stored, world, session] = await Promise.all([
    import('#src/core/outbox/content.ts'),
    import('#src/core/outbox/drain.ts'),
    import('#src/core/keys/keys.ts'),
    import('#src/core/outbox/encrypted-content.ts'),
    import('#src/core/outbox/queue.ts'),
    import('#src/core/outbox/stored-outbox.ts'),
    import('#src/core/sync/browser-world.ts'),
    import('#src/core/sign-in/sign-in.ts'),
  ])
  return { ...content, ...drain, ...keys, ...encryption, ...queue, ...stored, ...world, ...session, hooks }
}

/** Replaces `import.meta.env` (nothing is set) and `import.meta.glob`, which only a build provides. */
const withBuildSettings: Parameters<typeof registerHooks>[0]['load'] = (url, context, next) => {
  const loaded = next(url, context)
  if (url.endsWith('/src/core/kinds/find.ts')) return { ...loaded, source: withKinds(String(loaded.source)) }
  if (!url.includes('/src/backend/') || !loaded.source) return loaded
  return { ...loaded, source: `import.meta.env ??= {};${String(loaded.source)}` }
}

/** Imports each kind where the build's `import.meta.glob` would. */
function withKinds(source: string): string {
  const files = globSync('src/core/kinds/*.kind.ts')
  const imports = files.map((file, at) => `import kind${at} from '#${file}'`)
  const found = `{ ${files.map((_, at) => `kind${at}`).join(', ')} }`
  return [...imports, source.replace(/import\.meta\.glob<Kind>\([^)]*\)/, found)].join(';')
}
