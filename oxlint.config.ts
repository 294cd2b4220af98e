import { readdirSync } from 'node:fs'
import { defineConfig } from 'oxlint'

/** The floors, from the ground up: each may import those above its line in this list. docs/architecture.md draws them. */
const mayKnow: Record<string, readonly string[]> = {
  base: [],
  platform: ['base'],
  content: ['base', 'platform/i18n'],
  features: ['base', 'platform', 'content', 'features'],
  app: ['base', 'platform', 'content', 'features'],
  sw: ['base', 'platform', 'features'],
}

/**
 * The features, from the ground up: each may import the files at the root of those in the lines above its own, and nothing of
 * those beside or below it. So no two of them import one another, by whatever way round. A new feature gets its place here.
 */
const layers: readonly (readonly string[])[] = [
  ['catalogue', 'listen', 'push'],
  ['cart', 'gate'],
  ['forms', 'people', 'shared-phone'],
  ['account', 'attachments', 'cash', 'services'],
  ['khata'],
  ['orders', 'voice'],
  ['standing-orders'],
  ['checkout', 'requests'],
  ['bookings'],
  ['apply'],
  ['insurance', 'loans', 'soil', 'support'],
  ['my-requests', 'reading'],
  ['agent', 'privacy', 'shop'],
  ['search'],
  ['editing', 'home'],
  ['quota'],
  ['owner', 'round', 'stock'],
  ['desk'],
]

/** Without its place a feature would have no boundary, and nothing would say so. */
for (const name of readdirSync(`${import.meta.dirname}/src/features`))
  if (!name.endsWith('.md') && !layers.flat().includes(name))
    throw new Error(`Give src/features/${name} its place in layers.`)

/** Packages that touch the world, and the only folders that may import them. */
const packageHomes: Record<string, readonly string[]> = {
  '@supabase/*': ['platform'],
  dexie: ['platform'],
  'react-aria-components': ['platform'],
  'workbox-*': ['platform', 'sw'],
  react: ['platform', 'features', 'app'],
  'react-dom': ['app'],
  '@tanstack/*': ['platform', 'features', 'app'],
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
const floorsWithBrowser = ['platform', 'app', 'sw']

const floors = Object.keys(mayKnow)
const filesOf = (floor: string) => [floor === 'sw' ? 'sw/**' : `src/${floor}/**`]

const upwards = {
  group: ['../**'],
  message: 'Inside a folder write ./name.ts; across folders #src/folder/name.ts.',
}
/** In a bare boundary React takes built markup off the page, and drops taps on it, before the code is there. */
const boundary = {
  group: ['react'],
  importNames: ['Suspense'],
  message: 'Late code stands in LaterPart (src/platform/ui/later-part.tsx).',
}
const stranger = (kind: string) => ({
  group: [`**/*.${kind}.ts`],
  message: `A ${kind} never imports another ${kind}.`,
})
const internal = {
  group: ['#src/features/*/internal/**'],
  message: 'What lies in internal/ is its feature’s alone; what others need lies at the feature’s root.',
}

/** What a floor must not import; content may know the languages of the platform, and nothing else of it. */
function importRules(floor: string) {
  const knows = mayKnow[floor]!
  const hidden = floors.filter((other) => other !== floor && !knows.includes(other))
  const exceptions = knows.flatMap((name) => (name.includes('/') ? [`!#src/${name}/**`] : []))
  const foreign = Object.entries(packageHomes).filter(([, homes]) => !homes.includes(floor))
  return [
    ...hidden.map((other) => ({
      group: [`#src/${other}/**`, ...exceptions],
      message: `${floor} may not know about ${other}.`,
    })),
    ...foreign.map(([name, homes]) => ({
      group: [name],
      message: `Only ${homes.join(', ')} may import ${name}.`,
    })),
    ...(floor === 'features' ? [] : [internal]),
    boundary,
  ]
}

/** The rules of one feature: its floor's, and the features that it must not see. */
function featureRules(name: string, kinds: readonly object[] = []) {
  const at = layers.findIndex((line) => line.includes(name))
  const hidden = layers
    .slice(at)
    .flat()
    .filter((other) => other !== name)
  return [
    ...importRules('features'),
    upwards,
    { ...internal, group: [...internal.group, `!#src/features/${name}/internal/**`] },
    ...(hidden.length > 0
      ? [
          {
            group: hidden.map((other) => `#src/features/${other}/**`),
            message: `${name} may not know about a feature beside or below it: see layers in oxlint.config.ts.`,
          },
        ]
      : []),
    ...kinds,
  ]
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
    'src/app/routeTree.gen.ts',
    'src/platform/backend/database.gen.ts',
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
    ...floors.map((floor) => restrict(filesOf(floor), [...importRules(floor), upwards])),
    ...layers.flat().map((name) => restrict([`src/features/${name}/**`], featureRules(name))),
    ...layers
      .flat()
      .map((name) => restrict([`src/features/${name}/*.form.ts`], featureRules(name, [stranger('form')]))),
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
    restrict(
      ['src/platform/ui/later-part.tsx'],
      [...importRules('platform').filter((rule) => rule !== boundary), upwards],
    ),
    restrict(['scripts/**'], [upwards]),
    {
      files: floors.filter((floor) => !floorsWithBrowser.includes(floor)).flatMap(filesOf),
      rules: { 'no-restricted-globals': ['error', ...browserWords] },
    },
    {
      files: ['**/*.tsx'],
      rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
    },
    // Each language makes them longer.
    { files: ['src/content/**', 'src/features/*/*.form.ts'], rules: { 'max-lines': 'off' } },
    { files: ['src/app/routes/**'], rules: { 'unicorn/filename-case': 'off' } },
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
