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

const kept = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const keep = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Nothing is lost: the choice holds for this page and is asked for again on the next.
  }
}

html.dataset['consent'] = kept('cookie-consent') ?? 'none'
html.dataset['theme'] = kept('theme') ?? 'auto'
if (kept('signed-in')) html.dataset['session'] = 'in'
const noteLine = () => (html.dataset['line'] = navigator.onLine ? 'on' : 'off')
noteLine()
for (const change of ['online', 'offline']) addEventListener(change, noteLine)

// A tap on the language switch carries ?lang=, so that it holds even where the worker would lead back.
const here = new URL(location.href)
const asked = here.searchParams.get('lang')
if (asked) {
  here.searchParams.delete('lang')
  history.replaceState(history.state, '', here)
  if (languages.includes(asked)) keep('language', asked)
}
const chosen = kept('language')
if (!chosen && html.lang !== 'en') keep('language', html.lang)
if (chosen && chosen !== 'en' && languages.includes(chosen) && html.lang === 'en') {
  // A worker that came after the choice does not know of it yet; `lang` tells it.
  here.searchParams.set('lang', chosen)
  location.replace(`/${chosen}${here.pathname === '/' ? '' : here.pathname}${here.search}${here.hash}`)
}

// The other language shows the same: also what the address says behind its path, which no page as built can know.
const keepPlace = (event: Event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]')
  if (!link) return
  const to = new URL(link.href)
  to.search = location.search
  to.searchParams.set('lang', link.hreflang)
  to.hash = location.hash
  link.href = to.href
}
// A finger that rests and the middle button open it beside this page.
// Before React, which stops the taps on a page that it is taking over.
for (const way of ['click', 'auxclick', 'contextmenu']) document.addEventListener(way, keepPlace, true)

// Consent works before the app does: a tap must never be lost to a slow line.
window.tapped = []
document.addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button, [role=tab]')
    const choice = button?.dataset['choice']
    if (choice) {
      keep('cookie-consent', choice)
      html.dataset['consent'] = choice
      dispatchEvent(new Event('consent'))
    } else if (button && window.tapped && !button.hasAttribute('popovertarget')) {
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

export {}
