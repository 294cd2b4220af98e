import type { Page } from '@playwright/test'

/** Scrolls the page and waits until that is done; returns the position. */
export function scrollTo(page: Page, top: number): Promise<number> {
  return page.evaluate(async (to) => {
    const before = scrollY
    const ended = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
    window.scrollTo(0, to)
    if (scrollY !== before) await ended
    return scrollY
  }, top)
}

/** Returns the texts of controls or words under a floating layer; empty while the layer is hidden. */
export function coveredBy(page: Page, layer: string, what: 'all' | 'buttons' = 'all'): Promise<string[]> {
  return page.evaluate(
    ([selector, which]) => {
      const floating = document.querySelector<HTMLElement>(selector)
      if (!floating?.checkVisibility({ visibilityProperty: true })) return []
      const area = floating.getBoundingClientRect()
      const meets = ({ left, right, top, bottom }: DOMRect) =>
        left < area.right - 1 && right > area.left + 1 && top < area.bottom - 1 && bottom > area.top + 1
      const parts = [...document.querySelectorAll('main, footer')]
      const own = floating.closest('.at-foot') ?? floating
      const find = (kinds: string) =>
        parts.flatMap((part) => [...part.querySelectorAll(kinds)].filter((element) => !own.contains(element)))
      const isSeen = (element: Element) =>
        !element.closest('.sr-only') && element.checkVisibility({ visibilityProperty: true })
      const tapped = find(
        which === 'all' ? 'a, button, input, select, textarea, summary' : '.button, .button-quiet',
      )
        .filter((element) => isSeen(element) && meets(element.getBoundingClientRect()))
        .map(({ textContent, localName }) => `${localName} ${textContent}`)
      if (which !== 'all') return tapped
      const range = document.createRange()
      const read = find('*').flatMap((element) => {
        if (!isSeen(element)) return []
        return [...element.childNodes].flatMap((node) => {
          if (node.nodeType !== Node.TEXT_NODE || !node.textContent!.trim()) return []
          range.selectNodeContents(node)
          return [...range.getClientRects()].some(meets) ? [node.textContent!] : []
        })
      })
      return [...tapped, ...read]
    },
    [layer, what] as const,
  )
}
