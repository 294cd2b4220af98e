import { language } from '#src/i18n/words.ts'

/** A place that will show a page, once its address is known. */
export interface NewTab {
  go(url: string): void
  /** Says in the tab what happened instead, with a button that closes it; after a while it closes by itself. */
  end(lines: readonly string[], close: string): void
  close(): void
}

/** For whoever reads slowly. */
const longestRead = 15_000

/**
 * Opens a tab for a page to come, which says `opening` until then. To be called within the tap itself: a browser lets nobody
 * open a tab later, when the address has come. An installed app has no tabs and goes where it is.
 */
export function openNewTab(opening: string): NewTab {
  const installed = matchMedia('(display-mode: standalone)').matches
  const tab = installed ? null : window.open('about:blank', '_blank')
  if (tab) write(tab, [opening])
  return {
    go: (url) => {
      if (!tab || tab.closed) return location.assign(url)
      // The page of a provider has no business with ours.
      tab.opener = null
      tab.location.replace(url)
    },
    end: (lines, close) => {
      if (!tab || tab.closed) return
      write(tab, lines)
      const button = tab.document.createElement('button')
      button.textContent = close
      Object.assign(button.style, { font: 'inherit', minHeight: '3rem', padding: '0 1.5rem' })
      button.addEventListener('click', () => tab.close())
      tab.document.body.append(button)
      setTimeout(() => tab.close(), longestRead)
    },
    close: () => tab?.close(),
  }
}

/** Writes lines into an empty page. By properties: the policy of our pages, which it inherits, takes no style in its text. */
function write({ document: page }: Window, lines: readonly string[]): void {
  page.documentElement.lang = language()
  page.title = lines[0] ?? ''
  const width = page.createElement('meta')
  Object.assign(width, { name: 'viewport', content: 'width=device-width' })
  page.head.replaceChildren(page.head.querySelector('title') ?? '', width)
  const paragraphs = lines.map((text) => Object.assign(page.createElement('p'), { textContent: text }))
  const element = page.createElement('main')
  element.setAttribute('role', 'status')
  element.append(...paragraphs)
  page.body.replaceChildren(element)
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  Object.assign(page.documentElement.style, {
    colorScheme: dark ? 'dark' : 'light',
    font: '1.25rem/1.6 system-ui, sans-serif',
  })
  Object.assign(page.body.style, {
    maxWidth: '26rem',
    margin: '4rem auto',
    padding: '0 1rem',
    textAlign: 'center',
  })
}
