import type { Extensions } from '@electric-sql/pglite'

/** Extensions of hosted Supabase that PGlite carries but does not load by itself, by their names in PGlite. */
const loaders: Record<string, () => Promise<Extensions>> = {
  pgcrypto: async () => ({ pgcrypto: (await import('@electric-sql/pglite/contrib/pgcrypto')).pgcrypto }),
  pg_trgm: async () => ({ pg_trgm: (await import('@electric-sql/pglite/contrib/pg_trgm')).pg_trgm }),
  unaccent: async () => ({ unaccent: (await import('@electric-sql/pglite/contrib/unaccent')).unaccent }),
  citext: async () => ({ citext: (await import('@electric-sql/pglite/contrib/citext')).citext }),
  btree_gist: async () => ({
    btree_gist: (await import('@electric-sql/pglite/contrib/btree_gist')).btree_gist,
  }),
  btree_gin: async () => ({ btree_gin: (await import('@electric-sql/pglite/contrib/btree_gin')).btree_gin }),
  fuzzystrmatch: async () => ({
    fuzzystrmatch: (await import('@electric-sql/pglite/contrib/fuzzystrmatch')).fuzzystrmatch,
  }),
  uuid_ossp: async () => ({
    uuid_ossp: (await import('@electric-sql/pglite/contrib/uuid_ossp')).uuid_ossp,
  }),
}

/** Loads extensions by their names in PGlite. */
export async function extensionsNamed(names: Iterable<string>): Promise<Extensions> {
  const loaded = await Promise.all([...names].map(async (name) => (await loaders[name]?.()) ?? {}))
  return Object.assign({}, ...loaded) as Extensions
}

/** The extensions that these migrations create; the others stay unloaded, because each costs time at every start. */
export async function extensionsFor(sqls: readonly string[]): Promise<Extensions> {
  const wanted = new Set<string>()
  for (const sql of sqls) {
    for (const [, name] of sql.matchAll(/create\s+extension\s+(?:if\s+not\s+exists\s+)?"?([\w-]+)"?/gi)) {
      if (name !== undefined) wanted.add(name.toLowerCase().replaceAll('-', '_'))
    }
  }
  return extensionsNamed(wanted)
}
