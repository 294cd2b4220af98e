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
    import('#src/platform/outbox/content.ts'),
    import('#src/platform/outbox/drain.ts'),
    import('#src/platform/session/keys.ts'),
    import('#src/platform/outbox/encrypted-content.ts'),
    import('#src/platform/outbox/queue.ts'),
    import('#src/platform/outbox/stored-outbox.ts'),
    import('#src/platform/outbox/browser-world.ts'),
    import('#src/features/account/internal/sign-in.ts'),
  ])
  return { ...content, ...drain, ...keys, ...encryption, ...queue, ...stored, ...world, ...session, hooks }
}

/** Replaces `import.meta.env` (nothing is set) and `import.meta.glob`, which only a build provides. */
const withBuildSettings: Parameters<typeof registerHooks>[0]['load'] = (url, context, next) => {
  const loaded = next(url, context)
  const source = String(loaded.source ?? '')
  if (/import\.meta\.glob<\w+>\(\s*'\/[^']*(?:kind|sending)\.ts'/.test(source))
    return { ...loaded, source: withFound(source) }
  if (!url.includes('/src/platform/backend/') || !loaded.source) return loaded
  return { ...loaded, source: `import.meta.env ??= {};${source}` }
}

/** Imports each kind where the build's `import.meta.glob` would. */
function withFound(source: string): string {
  const imports: string[] = []
  const code = source.replaceAll(/import\.meta\.glob<\w+>\(\s*'\/([^']*)'[^)]*\)/g, (_, pattern: string) => {
    const names = globSync(pattern).map((file) => {
      imports.push(`import found${imports.length} from '#${file}'`)
      return `found${imports.length - 1}`
    })
    return `{ ${names.join(', ')} }`
  })
  return [...imports, code].join(';')
}
