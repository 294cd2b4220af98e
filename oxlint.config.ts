import { readdirSync } from 'node:fs'
import { defineConfig } from 'oxlint'

/**
 * What each folder may know about, besides itself. Knowledge flows one way: facts at the top, the world (device,
 * backend) at the side, screens at the end. docs/architecture.md draws it.
 */
const mayKnow: Record<string, readonly string[]> = {
  base: [],
  i18n: ['base'],
  content: ['base', 'i18n'],
  forms: ['base', 'i18n', 'content'],
  device: ['base'],
  backend: ['base'],
  core: ['base', 'i18n', 'content', 'forms', 'device', 'backend'],
  ui: ['base', 'i18n'],
  screens: ['base', 'i18n', 'content', 'forms', 'core', 'ui'],
  routes: ['base', 'i18n', 'content', 'forms', 'screens', 'ui'],
  sw: ['base', 'i18n', 'device', 'backend', 'core'],
}

/**
 * The folders within `core` and within `screens`, from the ground up: each may import those in the lines above its own, none
 * beside it. So no two of them import one another, by whatever way round. A new folder gets its
 * place here.
 */
const layers: Record<string, readonly (readonly string[])[]> = {
  core: [
    ['connection', 'phone', 'session', 'soil'],
    ['keys', 'push', 'roles'],
    ['diagnostics', 'outbox'],
    ['catalogue', 'documents', 'listen'],
    ['cart', 'editing', 'search'],
    ['visit'],
    ['guest', 'lock', 'orders'],
    ['favourites', 'privacy', 'requests', 'sign-in'],
    ['drafts'],
    ['account', 'agent', 'bookings', 'submissions'],
    ['kinds'],
    ['activity', 'carry-over', 'desk', 'support', 'sync'],
  ],
  screens: [
    ['faults', 'install', 'money', 'photos', 'place', 'share'],
    ['frame'],
    ['drafts', 'fields', 'listen'],
    ['account', 'admin', 'diagnostics', 'file-problems', 'push'],
    ['documents', 'orders'],
    ['bookings', 'voice'],
    ['forms'],
    ['soil'],
    ['insurance', 'loans', 'requests', 'shared-files', 'support'],
    ['agent', 'privacy', 'reading'],
    ['shop'],
    ['cart', 'favourites', 'search'],
    ['content', 'editing', 'home'],
    ['desk', 'update'],
    ['shell'],
  ],
}

/** Without its place a folder would have no boundary, and nothing would say so. */
for (const [part, lines] of Object.entries(layers))
  for (const name of readdirSync(`${import.meta.dirname}/src/${part}`))
    if (!lines.flat().includes(name)) throw new Error(`Give src/${part}/${name} its place in layers.`)

/** What the files beside the folders may know, which start the app: `main.tsx`, and the same on the server. */
const starterKnows = ['base', 'i18n', 'content', 'core', 'ui', 'screens', 'routes']

/** Packages that touch the world, and the only folders that may import them. */
const packageHomes: Record<string, readonly string[]> = {
  '@supabase/*': ['backend'],
  dexie: ['device'],
  'react-aria-components': ['ui'],
  'workbox-*': ['device', 'sw'],
  react: ['ui', 'screens', 'routes', 'main.tsx'],
  'react-dom': ['main.tsx'],
  '@tanstack/*': ['ui', 'screens', 'routes', 'main.tsx'],
}

/** The browser, by the names it has in code. */
const browserWords = [
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'fetch',
]
const foldersWithBrowser = ['device', 'backend', 'ui', 'sw']

const folders = Object.keys(mayKnow)
const filesOf = (folder: string) => [folder === 'sw' ? 'sw/**' : `src/${folder}/**`]

const upwards = {
  group: ['../**'],
  message: 'Inside a folder write ./name.ts; across folders #src/folder/name.ts.',
}
const byTheirPlace = { group: ['./*/**'], message: 'Write #src/folder/name.ts.' }
/** In a bare boundary React takes built markup off the page, and drops taps on it, before the code is there. */
const boundary = {
  group: ['react'],
  importNames: ['Suspense'],
  message: 'Late code stands in LaterPart (src/ui/later-part.tsx).',
}
const stranger = (kind: string) => ({
  group: [`**/*.${kind}.ts`],
  message: `A ${kind} never imports another ${kind}.`,
})

function importRules(folder: string, knows = mayKnow[folder]!) {
  const hidden = folders.filter((other) => other !== folder && !knows.includes(other))
  const foreign = Object.entries(packageHomes).filter(([, homes]) => !homes.includes(folder))
  return [
    ...hidden.map((other) => ({
      group: [`#src/${other}/**`],
      message: `${folder} may not know about ${other}.`,
    })),
    ...foreign.map(([name, homes]) => ({
      group: [name],
      message: `Only ${homes.join(', ')} may import ${name}.`,
    })),
    boundary,
  ]
}

/** The rules of a folder within core or screens: those of the whole, and the layers that it must not see. */
function layerRules(part: string) {
  const lines = layers[part]!
  return lines.flatMap((line, at) => {
    const hidden = lines.slice(at).flat()
    return line.map((folder) =>
      restrict(
        [`src/${part}/${folder}/**`],
        [
          ...importRules(part),
          upwards,
          ...hidden
            .filter((other) => other !== folder)
            .map((other) => ({
              group: [`#src/${part}/${other}/**`],
              message: `${part}/${folder} may not know about ${part}/${other}: see layers in oxlint.config.ts.`,
            })),
        ],
      ),
    )
  })
}

const restrict = (files: string[], patterns: object[]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', object] },
})

export default defineConfig({
  plugins: ['import', 'typescript', 'react', 'unicorn', 'oxc', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  // These are Deno's, which this linter does not know.
  ignorePatterns: [
    'supabase/local/functions-host.ts',
    'supabase/local/functions-thread.ts',
    'src/routeTree.gen.ts',
    'src/backend/database.gen.ts',
    'dist',
    '.build',
  ],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'max-lines': ['error', { max: 220, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 45, skipBlankLines: true, skipComments: true }],
    complexity: ['error', { max: 12 }],
    'no-console': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    // Objects here are closures; none of their functions looks at `this`.
    'typescript/unbound-method': 'off',
    'typescript/no-base-to-string': 'off',
    'typescript/require-array-sort-compare': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/jsx-key': 'error',
    'react-hooks/exhaustive-deps': 'error',
    // Listed sections and menu entries never change their order while they are shown.
    'react/no-array-index-key': 'off',
    'import/no-unassigned-import': 'off',
    'unicorn/no-array-sort': 'error',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'unicorn/require-module-specifiers': 'off',
    'no-underscore-dangle': 'off',
    'promise/always-return': 'off',
    'promise/catch-or-return': 'off',
  },
  overrides: [
    ...folders.map((folder) => restrict(filesOf(folder), [...importRules(folder), upwards])),
    ...Object.keys(layers).flatMap(layerRules),
    restrict(['src/forms/*.form.ts'], [...importRules('forms'), upwards, stranger('form')]),
    restrict(
      ['src/content/catalogues/*.catalogue.ts'],
      [...importRules('content'), upwards, stranger('catalogue')],
    ),
    restrict(
      ['src/content/offers/**'],
      [
        ...importRules('content'),
        upwards,
        { group: ['#src/content/**'], message: 'Pages know what is offered; what is offered knows no page.' },
      ],
    ),
    restrict(['src/ui/later-part.tsx'], [...importRules('ui').filter((rule) => rule !== boundary), upwards]),
    restrict(['src/*.{ts,tsx}'], [...importRules('main.tsx', starterKnows), upwards, byTheirPlace]),
    restrict(['scripts/**'], [upwards]),
    {
      files: folders.filter((folder) => !foldersWithBrowser.includes(folder)).flatMap(filesOf),
      rules: { 'no-restricted-globals': ['error', ...browserWords] },
    },
    {
      files: ['**/*.tsx'],
      rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
    },
    // Each language makes them longer.
    { files: ['src/content/**', 'src/forms/*.form.ts'], rules: { 'max-lines': 'off' } },
    { files: ['src/routes/**'], rules: { 'unicorn/filename-case': 'off' } },
    { files: ['scripts/**', 'supabase/local/**'], rules: { 'no-console': 'off' } },
    {
      files: ['tests/**', 'e2e/**'],
      rules: {
        'max-lines-per-function': 'off',
        'max-lines': 'off',
        'import/no-named-as-default-member': 'off',
        'unicorn/consistent-function-scoping': 'off',
        'no-empty-pattern': 'off',
        'no-shadow': 'off',
      },
    },
  ],
})
