import { language } from '#src/platform/i18n/words.ts'

/** A tab that shows a page once its address is known. */
export interface NewTab {
  /** Shows a page; `here` where there is no tab, and this page gives way to it. */
  go(url: string): 'tab' | 'here'
  /** Shows lines in the tab instead, with a button that closes it; the tab closes by itself after a while. */
  end(lines: readonly string[], close: string): void
  close(): void
}

/** In milliseconds; for slow readers. */
const longestRead = 15_000

/**
 * Opens a tab that shows `opening` until its page is known. Call it within the tap: a browser blocks tabs that open
 * later. An installed app has no tabs and navigates instead.
 */
export function openNewTab(opening: string): NewTab {
  const installed = matchMedia('(display-mode: standalone)').matches
  const tab = installed ? null : window.open('about:blank', '_blank')
  if (tab) write(tab, [opening])
  return {
    go: (url) => {
      if (!tab || tab.closed) {
        location.assign(url)
        return 'here'
      }
      // The provider's page must not reach ours.
      tab.opener = null
      tab.location.replace(url)
      return 'tab'
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

/**
 * Writes lines into an empty page. By properties, because the page inherits our policy, which forbids inline style
 * attributes.
 */
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
