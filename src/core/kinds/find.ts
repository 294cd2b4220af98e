import type { Kind } from '#src/core/outbox/kind.ts'
import request from './request.kind.ts'

const files = import.meta.glob<Kind>('./*.kind.ts', { import: 'default', eager: true })

const kinds = new Map(Object.values(files).map((kind) => [kind.id, kind]))

/** Returns the kind of an entry. An entry of no other kind is a request, whose form is its kind. */
export function kindOf(id: string): Kind {
  return kinds.get(id) ?? request
}
