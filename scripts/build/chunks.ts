/** Modules of ours by their paths below src, each path a part of a regular expression. */
function ours(...paths: readonly string[]): RegExp {
  return new RegExp(`/src/(${paths.join('|')})(\\.virtual\\.js|\\.tsx?)$`)
}

/** Modules of nearly every page with content: the index of content, and the format of prices. */
const content = ours(
  'base/(money|bill-text|day|moment)',
  'content/(find|offer-cards|offers/crop-advice)',
  'screens/content/find-content',
  'ui/(drawing|price-words|show-once-near|with-english)',
)
/** Modules of every catalogue and every cart. */
const goods = ours(
  'content/(catalogue|catalogue-rows|delivery|neutral-picture|pack-text|taxes)',
  'core/catalogue/(product|narrow)',
  'core/orders/has-goods',
  'screens/shop/not-today-text',
)
/** Modules that draw items for sale, in a catalogue and in search results. */
const shelf = ours('screens/shop/(catalogue-screen|product-row)')
/** A content page needs all its blocks or none; their imports come with them, except those of the first page. */
const reading = ours('content/page', 'screens/(photos/page-photo|reading/(blocks|reading-screen))')
/** How a page leads on: the centre's services, its contacts, the sources of its facts, and buttons that open forms. */
const links = ours(
  'content/(services|season-words|fact-sources)',
  'screens/(forms/form-button|frame/contact-links|reading/(stats|source-line))',
)
/** Where something is looked for: on home, and on the page that has everything. */
const finder = ours('content/all-products', 'screens/search/search-box')
/** Small things that no page shows at first and that many screens ask for later; none of them needs the database. */
const misc = ours(
  'base/(clean-text|farm-field|ids|isolated|limited|outcome|phone|roles|same-text|typed-(code|day|number|text))',
  'content/(own-shelf-words|asked-for)',
  'core/(listen/choice|phone/worker|sign-in/sign-in-progress|editing/apply-overlay|connection/(poll-while-visible|while-reachable)|lock/lock-pictures|orders/(arrival|money-due))',
  'device/(local-storage|data-use|worker)',
  'forms/(for-another|define|ask|email-or-none|notices|opened-from)',
  'i18n/(amount-words|languages/\\w+/numbers|phrases-of-faults)',
  'screens/(fields/(field|search-field|too-long|typed-form|typed-in)|faults/why-no-answer|orders/(unpayable|use-orders)|frame/(use-areas|use-left-page|window-title))',
  'screens/(drafts/(confirm-once|use-drafts)|forms/(form-title|reference|same-farmer|use-sent))',
  'screens/documents/running-takings',
  'ui/(camera-mark|check-box|closed-by-back|field-error|in-words|labelled|new-tab|personal-text|save-file|share|spinner|use-(back-steps|has-left|modal))',
)
/** Code that stores, checks, shows and sends forms. */
const forms = ours(
  'core/(agent/chosen-farmer|drafts/(drafts|merged)|submissions/(submissions|sender-in|unsent)|outbox/busy)',
  'forms/(clean|find)',
  'screens/(drafts/(draft-autosave|save-status|shared-words|why-not-saved-here)|frame/use-is-gone)',
  'screens/forms/(answer-text|close-or-return|count-attachments|draft-row|file-sentence|files-sent|place-text|typed|wifi-only)',
  'screens/requests/status-text',
  'ui/geolocation',
)
/** What fields understand beyond their form: sizes of land, names that sound alike, open days. */
const fields = ours(
  'base/(acres|search/(heard|same-name|spelled-letters|tokens))',
  'content/(farm-field-words|weekdays|opening-hours)',
  'screens/fields/(farm-field-line|land-size-text)',
  'ui/(state-mark|when-leaving)',
)
const orders = ours(
  'core/orders/money-back',
  'screens/orders/(order-card|money-back|note-text|receipt-buttons)',
)
const account = ours('i18n/phrases-of-account')

/** Code that every visit loads before the page handles taps, with its imports. */
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
 * Code that loads afterwards, by a page or by the common start of every page (`syncing` with its imports, except
 * those that pages import themselves, because no page waits for the database, tests/built/bytes.test.ts). Dexie is
 * separate, because our releases do not change it.
 */
const lazyGroups = [
  { name: 'content', test: content, priority: 1 },
  { name: 'goods', test: goods, priority: 1 },
  { name: 'misc', test: misc, priority: 1 },
  { name: 'links', test: links, priority: 1 },
  { name: 'fields', test: fields, priority: 1 },
  { name: 'account', test: account, priority: 1 },
  { name: 'dexie', test: /node_modules\/dexie\//, priority: 1 },
  { name: 'shelf', test: shelf },
  { name: 'reading', test: reading },
  { name: 'syncing', test: ours('core/(sync/(start-sync|send-order)|cart/cart|activity/activity)') },
  { name: 'forms', test: forms },
  { name: 'orders', test: orders },
]

/**
 * Which modules travel together. Each file is a request with its headers, of which a browser has six at a time over
 * HTTP/1.1; small ones compress worse, and from the phone's own cache a slow processor takes some milliseconds for each.
 */
export const groups = [...first, ...lazyGroups, { name: 'finder', test: finder, priority: 1 }]

const named = (files: readonly { readonly name: string }[]) =>
  new RegExp(`/(${files.map(({ name }) => name).join('|')})-[\\w-]{8}\\.js$`)
const firstFile = named([{ name: 'rolldown-runtime' }, ...first])
const lazyFile = named(lazyGroups)

/**
 * The imports to load in parallel with a lazily loaded file: all of them for pages, as in Vite, and for content and
 * its screens; the groups for files that the app itself loads. Each would cost another round trip, noticeable before
 * the pages are cached. Small files that nobody waits for may load later; naming them all would take a tenth of the
 * app's own code.
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
