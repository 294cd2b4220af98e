import type { Page } from '@playwright/test'

/** A part of the page that moved, with the moved pictures, texts and fixed boxes and their positions. */
export interface Shift {
  /** Moved area in windows times moved distance in windows, as browsers count layout shifts. */
  readonly value: number
  readonly moved: string[]
}

/**
 * Writes a page into an empty one of the same address, tag by tag, as a slow network brings it, and lays it out after
 * each. Returns every shift of earlier parts, also outside of the window.
 */
export async function shiftsWhileArriving(page: Page, html: string): Promise<Shift[]> {
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }))
  await page.goto('/empty')
  return page.evaluate(async (html) => {
    const body = html.indexOf('<body')
    const ends = [...html.matchAll(/>(?!<\/)/g)].map(({ index }) => index + 1).filter((end) => end > body)
    const places = new Map<Node, DOMRect>()
    const shifts: Shift[] = []
    const told = (node: Node) =>
      (node as Element).outerHTML?.slice(0, 80) ?? node.textContent!.trim().slice(0, 40)
    const area = ({ width, height }: DOMRect) => width * height
    const common = (one: DOMRect, other: DOMRect) =>
      Math.max(0, Math.min(one.right, other.right) - Math.max(one.x, other.x)) *
      Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y))

    function placeOf(node: Node): DOMRect | undefined {
      const isBox =
        node instanceof SVGSVGElement ||
        node instanceof HTMLImageElement ||
        (node instanceof HTMLElement && getComputedStyle(node).position === 'fixed')
      if (!isBox && !(node instanceof Text && node.data.trim())) return undefined
      const element = isBox ? node : node.parentElement!
      if (element.closest('.sr-only') || !element.checkVisibility({ visibilityProperty: true }))
        return undefined
      const range = document.createRange()
      range.selectNode(node)
      const place = range.getBoundingClientRect()
      return area(place) ? place : undefined
    }

    function measure(piece: string): void {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
      let value = 0
      const moved: string[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode
        const now = placeOf(node)
        const before = places.get(node)
        if (now) places.set(node, now)
        if (!now || !before) continue
        const distance = Math.max(Math.abs(now.x - before.x), Math.abs(now.y - before.y))
        if (distance < 1) continue
        const share = (area(before) + area(now) - common(before, now)) / (innerWidth * innerHeight)
        value += (share * distance) / Math.max(innerWidth, innerHeight)
        moved.push(`${told(node)}: ${before.x},${before.y} → ${now.x},${now.y}`)
      }
      if (moved.length) shifts.push({ value, moved: [`after ${piece.slice(-80)}`, ...moved.slice(0, 4)] })
    }

    document.open()
    document.write(html.slice(0, body))
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    await Promise.all(
      sheets
        .filter(({ media, sheet }) => !sheet && matchMedia(media || 'all').matches)
        .map((link) => new Promise((loaded) => link.addEventListener('load', loaded))),
    )
    for (const [number, end] of ends.entries()) {
      const piece = html.slice(number ? ends[number - 1] : body, end)
      document.write(piece)
      measure(piece)
    }
    document.close()
    return shifts
  }, html)
}
