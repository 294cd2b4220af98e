/** Modules of ours by their paths below src, each path a part of a regular expression. */
function ours(...paths: readonly string[]): RegExp {
  return new RegExp(`/src/(${paths.join('|')})(\\.virtual\\.js|\\.tsx?)$`)
}

/** What nearly every page of content has: where content is found, and what its prices are written with. */
const content = ours(
  'base/(money|bill-text)',
  'content/(find|offer-cards)',
  'screens/content/find-content',
  'ui/(drawing|price-words|show-once-near|with-english)',
)
/** What every catalogue has, and every cart. */
const goods = ours(
  'content/(catalogue|catalogue-rows|delivery|neutral-picture|pack-text|taxes)',
  'core/catalogue/(product|narrow)',
  'screens/shop/not-today-text',
)
/** What draws things that are sold: in a catalogue, and where they were looked for. */
const shelf = ours('screens/shop/(catalogue-screen|product-row)')
/** A page of words needs all its blocks or none; what they import comes with them, but for what the first page shows too. */
const reading = ours('content/page', 'screens/(photos/page-photo|reading/(blocks|reading-screen))')
const ways = ours('content/services', 'screens/(forms/form-button|frame/contact-links|reading/stats)')
/** Where something is looked for: on home, and on the page that has everything. */
const looking = ours('content/all-products', 'screens/search/search-box')
/** Small things that no page shows at first and that many screens ask for later; none of them needs the database. */
const small = ours(
  'base/(clean-text|ids|isolated|limited|outcome|moment|phone|roles|typed-(code|day|number|text))',
  'content/(own-shelf-words|asked-for)',
  'core/(sign-in/way-in|editing/apply-overlay|connection/(poll-while-visible|while-reachable)|lock/lock-pictures|orders/money-due)',
  'device/(local-storage|data-use)',
  'forms/(for-another|define|ask|notices|opened-from)',
  'i18n/(amount-words|languages/\\w+/numbers|phrases-of-faults)',
  'screens/(fields/(field|search-field|too-long|typed-form|typed-in)|faults/why-no-answer|orders/(unpayable|use-orders)|frame/(use-areas|use-left-page|window-title))',
  'screens/(drafts/(confirm-once|use-drafts)|forms/(form-title|reference|same-farmer|use-sent))',
  'ui/(check-box|closed-by-back|field-error|in-words|labelled|new-tab|personal-text|save-file|share|spinner|use-(back-steps|modal))',
)
/** What keeps, checks, shows and sends what somebody fills in. */
const work = ours(
  'core/(agent/chosen-farmer|drafts/drafts|submissions/(submissions|sender-in)|outbox/busy)',
  'forms/(clean|find)',
  'screens/drafts/(draft-autosave|save-status|why-not-saved-here)',
  'screens/forms/(answer-text|draft-row|files-sent|place-text|typed|wifi-only)',
  'screens/requests/status-text',
)
const orders = ours(
  'core/orders/money-back',
  'screens/orders/(order-card|money-back|note-text|receipt-buttons)',
)
const account = ours('i18n/phrases-of-account')

/** What every visit loads before the page answers a tap; what it imports is there whenever anything else is asked for. */
const first = [
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules\//, priority: 3 },
  {
    name: 'start',
    tags: ['$initial' as const],
    test: /^(?!.*(src\/main\.tsx|index\.html|\.css))/,
    priority: 2,
  },
]

/**
 * What is asked for after that, by a page or by what every page starts once it is shown (`keeping`, with all that it
 * imports, but without what pages import of that themselves: no page waits for the database, tests/built/bytes.test.ts).
 * Dexie stays apart, which no release of ours changes.
 */
const lazyGroups = [
  { name: 'content', test: content, priority: 1 },
  { name: 'goods', test: goods, priority: 1 },
  { name: 'small', test: small, priority: 1 },
  { name: 'ways', test: ways, priority: 1 },
  { name: 'account', test: account, priority: 1 },
  { name: 'dexie', test: /node_modules\/dexie\//, priority: 1 },
  { name: 'shelf', test: shelf },
  { name: 'reading', test: reading },
  { name: 'keeping', test: ours('core/(sync/start-sync|cart/cart|activity/activity)') },
  { name: 'work', test: work },
  { name: 'orders', test: orders },
]

/**
 * Which modules travel together. Each file is a request with its headers, of which a browser has six at a time over
 * HTTP/1.1; small ones compress worse, and from the phone's own cache a slow processor takes some milliseconds for each.
 */
export const groups = [...first, ...lazyGroups, { name: 'looking', test: looking, priority: 1 }]

const named = (files: readonly { readonly name: string }[]) =>
  new RegExp(`/(${files.map(({ name }) => name).join('|')})-[\\w-]{8}\\.js$`)
const firstFile = named([{ name: 'rolldown-runtime' }, ...first])
const lazyFile = named(lazyGroups)

/**
 * What is asked for beside a file that code asks for later, because that imports it: of a page all of it, as Vite has it;
 * of content and what draws it all of it too; of what the app itself asks for, the groups. Each would come one wait of the line
 * later, which somebody who taps before the pages are kept would feel. Small files that nobody waits for may wait, and on a
 * second visit nothing does: to name them all would be a tenth of the app's own code.
 */
export function preloaded(
  wanted: string,
  imported: string[],
  { hostId, hostType }: { readonly hostId: string; readonly hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return imported
  const missing = imported.filter((file) => file !== wanted && !firstFile.test(file))
  if (hostId.includes('/content-')) return missing
  return hostId.includes('/start-') ? missing.filter((file) => lazyFile.test(file)) : []
}
