import type { Kind } from './kind.ts'

let kinds: ReadonlyMap<string, Kind> | undefined

/** Returns the kind of an entry. An entry of no other kind is a request, whose form is its kind. */
export function kindOf(id: string): Kind {
  kinds ??= new Map(found().map((kind) => [kind.id, kind]))
  return kinds.get(id) ?? kinds.get('request')!
}

/** True for the kind of a form's submission; every other kind has words of its own. */
export function isForm(kind: string): boolean {
  return kindOf(kind).words === undefined
}

/** At the first call, not before: kinds import the outbox, which finds them here. */
function found(): readonly Kind[] {
  return Object.values(
    import.meta.glob<Kind>('/src/features/*/*.kind.ts', { import: 'default', eager: true }),
  )
}

/** What a feature does around every run of the outbox, on pages and in the worker: the default export of a file `*.sending.ts`. */
export interface AroundSending {
  /** Before entries go out; a failure keeps none back. */
  readonly before?: () => Promise<unknown>
  /** After entries went out, though the phone may not be opened again for days. */
  readonly after?: () => Promise<unknown>
}

/** Returns what features do around sending, in the order of their names. */
export function aroundSending(): readonly AroundSending[] {
  return Object.values(
    import.meta.glob<AroundSending>('/src/features/*/*.sending.ts', { import: 'default', eager: true }),
  )
}
