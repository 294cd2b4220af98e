/**
 * Runs inline in <head>, before the first paint. Sets on <html> the attributes of the stylesheet (consent, theme, whether
 * the person seems to be signed in, whether there is a network), chooses the language of the address, and records taps
 * until the app runs. Allowed by its hash in the policy, and small. It precedes the stylesheet, so that it runs while the
 * rest of the page still loads.
 *
 * Storage may be refused (private windows, locked-down phones): then the visitor is asked again each time.
 */
declare global {
  interface Window {
    /** Buttons and tabs that were tapped before the app ran. The app presses them again, then sets this to undefined. */
    tapped?: HTMLElement[] | undefined
    /** Buttons that were tapped in a part whose code has yet to come, each after its part (platform/ui/later-part.tsx). */
    held?: [Element, HTMLElement][]
    /** True once the reader, or the browser on the way back, has scrolled the page. */
    hasScrolled?: boolean
    /** The browser's prompt to install this app. */
    install?: Event | undefined
  }
}

/** The languages of src/base/languages.ts; the build inserts them. */
declare const LANGUAGES: readonly string[]
/** The database of platform/device/outbox-database.ts as it is first made; the build inserts it. */
declare const OUTBOX: {
  readonly name: string
  readonly version: number
  /** Of each its name, its key and its indexes: `entries`, `id`, `owner`, `owner+state`. */
  readonly tables: readonly (readonly string[])[]
}

const html = document.documentElement
const languages = LANGUAGES

// The newest feature that the app requires. Without it the page can only be read, and says so
// (scripts/build/old-notice.ts).
const isOld = !Reflect.has(html, 'popover')
if (isOld) html.dataset['old'] = ''

/** Storage may be refused; then a choice holds for this page only. */
const safely = <T>(use: () => T): T | undefined => {
  try {
    return use()
  } catch {
    return undefined
  }
}
const stored = (key: string) => safely(() => localStorage.getItem(key))
const keep = (key: string, value: string) => safely(() => localStorage.setItem(key, value))

const showConsent = () => (html.dataset['consent'] = stored('cookie-consent') ?? 'none')
showConsent()
// A choice in another tab holds here too.
addEventListener('storage', showConsent)
html.dataset['theme'] = stored('theme') ?? 'auto'
if (stored('signed-in')) html.dataset['session'] = 'in'
const noteNetwork = () => (html.dataset['line'] = navigator.onLine ? 'on' : 'off')
noteNetwork()
for (const change of ['online', 'offline']) addEventListener(change, noteNetwork)

// Local storage is the home of the phone's language; the worker gets a copy (also from platform/device/worker.ts).
const noteLanguage = (language: string) => {
  keep('language', language)
  safely(() => navigator.serviceWorker?.controller?.postMessage({ type: 'language', language }))
}
const isLanguage = (code: string | null | undefined): code is string => languages.includes(code!)

// The worker served another page than the requested one (sw/cached-pages.ts): `at` is the requested address,
// `missing` the language that is not cached.
const { at, missing } = html.dataset
const url = new URL(location.href)
const asked = url.searchParams.get('lang')
const chosen = stored('language')
const wanted = isLanguage(asked) ? asked : chosen
let leaving = true
if (asked !== null) url.searchParams.delete('lang')
const first = url.pathname.split('/')[1]!.toLowerCase()
if (at && !missing && asked === null && isLanguage(chosen) && chosen !== html.lang) {
  // The worker has an outdated choice.
  noteLanguage(chosen)
  url.searchParams.set('lang', chosen)
  location.replace(url)
} else if (html.lang === 'en' && !missing && isLanguage(wanted) && wanted !== 'en' && !isLanguage(first)) {
  // The only redirect: from an address without a language to the wanted one, never from one that has a language.
  location.replace(`/${wanted}${url.pathname === '/' ? '' : url.pathname}${url.search}${url.hash}`)
} else {
  leaving = false
  if (at) url.pathname = at
  if (asked !== null || at) history.replaceState(history.state, '', url)
}

// The phone's language changes by a tap on the switch, once its page has loaded, and at the very first page. A link
// changes nothing.
const tapped = safely(() => sessionStorage.getItem('language'))
document.addEventListener(
  'readystatechange',
  () => {
    if (leaving) return
    if (stored('added')) showAdded()
    // Made before the first tap needs it, which takes a slow phone a tenth of a second.
    if (!stored('guest_session'))
      openOutbox().then(
        (database) => database.close(),
        () => {},
      )
    safely(() => sessionStorage.removeItem('language'))
    if (tapped === html.lang) noteLanguage(tapped)
    else if (!isLanguage(chosen)) noteLanguage(html.lang)
  },
  { once: true },
)

// The link to the other language keeps query and hash, which no built page can know.
const keepQueryOfLanguage = (event: Event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]')
  if (!link) return
  const to = new URL(link.href)
  to.search = location.search
  to.searchParams.set('lang', link.hreflang)
  to.hash = location.hash
  link.href = to.href
  if (event.type === 'click') safely(() => sessionStorage.setItem('language', link.hreflang))
}
// So does the link to the sign-in, which leads back here; the app's own link has both. The sign-in page's languages are none.
const leadBack = (event: Event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="/auth?to="]:not([hreflang])')
  if (!link || !window.tapped) return
  const to = new URL(link.href)
  const path = to.searchParams.get('to')!
  if (/[?#]/.test(path)) return
  to.searchParams.set('to', path + location.search + location.hash)
  link.href = to.href
}
// Long press and middle button too. In the capture phase, before React stops taps while it hydrates.
for (const way of ['click', 'auxclick', 'contextmenu'])
  for (const keepQuery of [keepQueryOfLanguage, leadBack]) document.addEventListener(way, keepQuery, true)

/** The badge of the cart says how many were added; the app replaces it with its own count (platform/ui/early-taps.ts). */
const showAdded = () => {
  for (const cart of document.querySelectorAll<HTMLElement>('[data-cart]'))
    cart.dataset['cart'] = stored('added') ?? ''
}

/** Opens the outbox's database, and makes it if this is the first visit. */
const openOutbox = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const { name, version, tables } = OUTBOX
    const opening = indexedDB.open(name, version * 10)
    opening.addEventListener('upgradeneeded', ({ oldVersion }) => {
      // What is older is the app's to upgrade.
      if (oldVersion) return opening.transaction!.abort()
      for (const [table, keyPath, ...indexes] of tables) {
        const rows = opening.result.createObjectStore(table!, { keyPath: keyPath! })
        for (const index of indexes) {
          const parts = index.split('+')
          if (parts[1]) rows.createIndex(`[${index}]`, parts)
          else rows.createIndex(index, index)
        }
      }
    })
    opening.addEventListener('success', () => resolve(opening.result))
    for (const refusal of ['error', 'blocked']) opening.addEventListener(refusal, reject)
  })

/**
 * Writes an *Add* to disk at once: an operation of the cart under its own id, which the app gives to the right cart
 * (features/cart/cart.ts). Nothing is lost if the page is closed before the app runs. Rejects if it is not on disk.
 */
const add = async ({ add: product, set }: DOMStringMap) => {
  const database = await openOutbox()
  try {
    await new Promise((resolve, reject) => {
      const work = database.transaction('cartOperations', 'readwrite', { durability: 'strict' })
      const operations = work.objectStore('cartOperations')
      const madeAt = Date.now()
      const time = madeAt.toString(16).padStart(12, '0')
      operations.add({
        id: `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`,
        cart: 'tapped',
        product,
        kind: 'add',
        amount: Number(set ?? 1),
        ...(set && { sets: true }),
        observed: [],
        seen: { name: '', price: 0 },
        madeAt,
      })
      const count = operations.index('cart').count('tapped')
      const all = operations.count()
      work.addEventListener('complete', () => {
        keep('added', `${all.result > count.result ? '+' : ''}${count.result}`)
        resolve(undefined)
      })
      work.addEventListener('abort', reject)
    })
  } finally {
    database.close()
  }
  showAdded()
  dispatchEvent(new Event('added'))
}

/** Keeps a tap for the app, or for a part of the page whose code has yet to come (platform/ui/later-part.tsx). */
const hold = (button: HTMLElement, event: Event) => {
  const part = button.closest('[data-later]')
  if (window.tapped ? button.hasAttribute('popovertarget') : !part) return
  const wait = () => {
    // The app runs by now: the button answers.
    if (!window.tapped && !part) return button.click()
    button.setAttribute('aria-busy', 'true')
    if (window.tapped) window.tapped.push(button)
    else (window.held ??= []).push([part!, button])
  }
  if (button.dataset['add']) add(button.dataset).catch(wait)
  else wait()
  // While React hydrates it drops some taps and answers others: none may act twice.
  event.stopImmediatePropagation()
}

// Consent works before the app does, because a tap must not get lost on a slow connection.
window.tapped = []
document.addEventListener(
  'click',
  (event) => {
    const pressed = event.target as Element
    // `aria-disabled` buttons keep the focus, unlike `disabled` ones, so taps are blocked here; a button that
    // explains itself is still pressed.
    if (pressed.closest('[aria-disabled=true]:not([data-explains])')) {
      event.preventDefault()
      return event.stopImmediatePropagation()
    }
    const button = pressed.closest<HTMLElement>('button, [role=tab]')
    const choice = button?.dataset['choice']
    if (button?.closest('#late')) location.reload()
    else if (choice) {
      keep('cookie-consent', choice)
      html.dataset['consent'] = choice
      dispatchEvent(new Event('consent'))
    } else if (button && !isOld) hold(button, event)
  },
  true,
)
addEventListener('scroll', () => (window.hasScrolled = true), { once: true, passive: true })

// The browser prompts before the app was of any use; the prompt is stored for later (platform/ui/install.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.install = event
})

// The browser's own form submission would put a password into the address bar.
document.addEventListener(
  'submit',
  (event) => {
    if (!window.tapped) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // Enter in a form without a button; with a button, Enter taps that.
    if (!event.submitter) window.tapped.push(event.target as HTMLElement)
  },
  true,
)

// Reloads the page if a requested file of the app never arrives. While files keep arriving, the network is only slow.
const longestSilence = 15_000
const showLateNotice = () => {
  if (window.tapped && !isOld) document.getElementById('late')?.removeAttribute('hidden')
}
let silence = setTimeout(showLateNotice, longestSilence)
new PerformanceObserver(() => {
  clearTimeout(silence)
  silence = setTimeout(showLateNotice, longestSilence)
}).observe({ type: 'resource' })
addEventListener('late', showLateNotice)
addEventListener('error', ({ target }) => (target as Element).tagName === 'SCRIPT' && showLateNotice(), true)

export {}
