/**
 * Runs inline in <head>, before anything is painted: puts on <html> what the stylesheet needs to know (consent,
 * theme, whether someone seems to be signed in, whether there is a network), settles the language of the address, and
 * holds the taps that come before the app runs. It is inline, allowed by its hash; keep it small. It stands before the
 * stylesheet, so that it runs while the rest of the page is still on the line.
 *
 * Storage may be refused (private windows, locked-down phones): then the visitor is asked again each time.
 */
declare global {
  interface Window {
    /** Buttons and tabs tapped before the app was running; the app presses them again, then sets this to undefined. */
    tapped?: HTMLElement[] | undefined
    /** Set once the page was moved, by the reader or by the browser that leads back to a place. */
    hasScrolled?: boolean
    /** The browser's offer to install this app. */
    install?: Event | undefined
  }
}

/** Put in by the build: the languages of src/base/languages.ts. */
declare const LANGUAGES: readonly string[]

const html = document.documentElement
const languages = LANGUAGES

// The newest that the app cannot do without. Where it is missing, the page is there to read, and says so (scripts/build/old-notice.ts).
const isOld = !Reflect.has(html, 'popover')
if (isOld) html.dataset['old'] = ''

/** Storage may be refused; then what was chosen holds for this page, and is asked for again on the next. */
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
// What is chosen, or taken back, in another tab holds here too.
addEventListener('storage', showConsent)
html.dataset['theme'] = stored('theme') ?? 'auto'
if (stored('signed-in')) html.dataset['session'] = 'in'
const noteLine = () => (html.dataset['line'] = navigator.onLine ? 'on' : 'off')
noteLine()
for (const change of ['online', 'offline']) addEventListener(change, noteLine)

// The phone's language is kept here and nowhere else; the worker only notes what it is told (device/worker.ts tells it, too).
const noteLanguage = (language: string) => {
  keep('language', language)
  safely(() => navigator.serviceWorker?.controller?.postMessage({ type: 'language', language }))
}
const isLanguage = (code: string | null | undefined): code is string => languages.includes(code!)

// What the worker showed in place of what was opened (sw/cached-pages.ts): the address of that, and the language that is not on the phone.
const { at, missing } = html.dataset
const url = new URL(location.href)
const asked = url.searchParams.get('lang')
const chosen = stored('language')
const wanted = isLanguage(asked) ? asked : chosen
let leaving = true
if (asked !== null) url.searchParams.delete('lang')
const first = url.pathname.split('/')[1]!.toLowerCase()
if (at && !missing && asked === null && isLanguage(chosen) && chosen !== html.lang) {
  // The worker has an older choice than the phone.
  noteLanguage(chosen)
  url.searchParams.set('lang', chosen)
  location.replace(url)
} else if (html.lang === 'en' && !missing && isLanguage(wanted) && wanted !== 'en' && !isLanguage(first)) {
  // The one place that leads on: from an address without a language to the one that is wanted, never from one that has a language.
  location.replace(`/${wanted}${url.pathname === '/' ? '' : url.pathname}${url.search}${url.hash}`)
} else {
  leaving = false
  if (at) url.pathname = at
  if (asked !== null || at) history.replaceState(history.state, '', url)
}

// A choice is a tap on the switch and holds once its page is there, as does the language of the very first page. A link changes nothing.
const tapped = safely(() => sessionStorage.getItem('language'))
document.addEventListener(
  'readystatechange',
  () => {
    if (leaving) return
    safely(() => sessionStorage.removeItem('language'))
    if (tapped === html.lang) noteLanguage(tapped)
    // Who was here before and has none has read English.
    else if (!isLanguage(chosen))
      noteLanguage(safely(() => navigator.serviceWorker.controller) ? 'en' : html.lang)
  },
  { once: true },
)

// The other language shows the same: also what the address says behind its path, which no page as built can know.
const restoreScroll = (event: Event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]')
  if (!link) return
  const to = new URL(link.href)
  to.search = location.search
  to.searchParams.set('lang', link.hreflang)
  to.hash = location.hash
  link.href = to.href
  if (event.type === 'click') safely(() => sessionStorage.setItem('language', link.hreflang))
}
// A finger that rests and the middle button open it beside this page.
// Before React, which stops the taps on a page that it is taking over.
for (const way of ['click', 'auxclick', 'contextmenu']) document.addEventListener(way, restoreScroll, true)

// Consent works before the app does: a tap must never be lost to a slow connection.
window.tapped = []
document.addEventListener(
  'click',
  (event) => {
    const pressed = event.target as Element
    // What cannot be pressed now keeps the focus, unlike what is `disabled`, and so is held off here; what says why not is pressed.
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
    } else if (button && !isOld && window.tapped && !button.hasAttribute('popovertarget')) {
      button.setAttribute('aria-busy', 'true')
      window.tapped.push(button)
      // While React takes the page over it drops some taps and answers others: none may come twice.
      event.stopImmediatePropagation()
    }
  },
  true,
)
addEventListener('scroll', () => (window.hasScrolled = true), { once: true, passive: true })

// The browser offers to install the app long before it has been of use; the offer waits for a good moment (ui/install.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.install = event
})

// The browser's own sending of a form would put a password into the address bar.
document.addEventListener(
  'submit',
  (event) => {
    if (!window.tapped) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // Enter in a form without a button; where it has one, Enter taps that.
    if (!event.submitter) window.tapped.push(event.target as HTMLElement)
  },
  true,
)

// A file of the app that is asked for and never answered leaves the page without it, and nobody but the reader can ask again. While
// files go on coming the line is only slow.
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
