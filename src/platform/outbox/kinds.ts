import type { Kind } from './kind.ts'

let kinds: ReadonlyMap<string, Kind> | undefined

/** Returns the kind of an entry. An entry of no other kind is a request, whose form is its kind. */
export function kindOf(id: string): Kind {
  kinds ??= new Map(found().map((kind) => [kind.id, kind]))
  return kinds.get(id) ?? kinds.get('request')!
}

/** At the first call, not before: kinds import the outbox, which finds them here. */
function found(): readonly Kind[] {
  return Object.values(
    import.meta.glob<Kind>('/src/features/*/*.kind.ts', { import: 'default', eager: true }),
  )
}
