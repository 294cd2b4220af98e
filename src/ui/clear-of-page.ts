const tappable = 'a, button, input, select, textarea, summary, label, [role="button"], [tabindex="0"]'

/** Other fixed layers, which the layer must not cover either. */
const staying = '.fixed, .at-foot, .toasts, header, dialog'

const pointsAcross = 4
const restsAfter = 150

/**
 * Shows a floating layer only while it covers nothing that can be tapped or read: at rest, and not after scrolling
 * down, except at the page's end. Sets the layer's `data-shown`. Returns a function that stops it.
 */
export function keepClearOfPage(layer: HTMLElement): () => void {
  let before = scrollY
  let isGoingDown = false
  let timer = 0
  let frame = 0
  const settle = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    layer.toggleAttribute('data-shown', (!isGoingDown || isAtEnd()) && !isOnSomething(layer))
  }
  const move = () => {
    isGoingDown = scrollY > before
    before = scrollY
    layer.removeAttribute('data-shown')
    clearTimeout(timer)
    timer = window.setTimeout(settle, restsAfter)
  }
  const change = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(settle)
  }
  const sizes = new ResizeObserver(change)
  sizes.observe(document.body)
  const content = new MutationObserver(change)
  content.observe(document.body, { childList: true, subtree: true })
  addEventListener('scroll', move, { passive: true })
  addEventListener('scrollend', settle)
  addEventListener('resize', change)
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    sizes.disconnect()
    content.disconnect()
    removeEventListener('scroll', move)
    removeEventListener('scrollend', settle)
    removeEventListener('resize', change)
  }
}

/** True within two pixels of the end, because a zoomed browser never reaches it exactly. */
function isAtEnd(): boolean {
  return innerHeight + scrollY >= document.documentElement.scrollHeight - 2
}

function isOnSomething(layer: HTMLElement): boolean {
  const area = grown(layer.getBoundingClientRect())
  return pointsIn(area).some(([x, y]) => {
    const below = document.elementsFromPoint(x, y).find((element) => !layer.contains(element))
    return (
      below !== undefined && (below.closest(`${tappable}, ${staying}`) !== null || hasTextIn(below, area))
    )
  })
}

/** Letters reach a little beyond their box. */
function grown({ left, top, width, height }: DOMRect): DOMRect {
  return new DOMRect(left - 3, top - 3, width + 6, height + 6)
}

/** Points of an area, closer together than the smallest target. */
function pointsIn({ left, top, width, height }: DOMRect): (readonly [number, number])[] {
  const steps = Array.from({ length: pointsAcross }, (_, index) => index / (pointsAcross - 1))
  return steps.flatMap((across) => steps.map((down) => [left + across * width, top + down * height] as const))
}

function hasTextIn(element: Element, area: DOMRect): boolean {
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((line) => meets(line, area))
  })
}

function meets(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
}
