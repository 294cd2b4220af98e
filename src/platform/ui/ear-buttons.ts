import { cutText } from '#src/base/cut-text.ts'
import { earLines } from './ear.tsx'
import { earStyle } from './ear-style.ts'

/** Texts that the buttons read, and how they read them. */
export interface EarRules {
  /** Parts of the page that are read aloud. */
  readonly selector: string
  /** Returns the text of such a part. */
  readonly textOf: (part: Element) => string
  readonly canSay: (text: string) => boolean
  /** Reads a text, or ends it where it is being read; calls back when it is over. */
  readonly toggle: (text: string, isHeard: boolean, onEnd: () => void) => void
  /** Returns the name of the button of a text. */
  readonly labelOf: (text: string) => string
}

interface Ear {
  readonly button: HTMLButtonElement
  readonly after: Element
  text: string
}

/** The longest part of a text within a button's name. */
const longestName = 80
/** Attributes of `<html>` by which the stylesheet shows and hides parts (first-paint.ts). */
const shownBy = ['data-line', 'data-consent', 'data-session']
/** A page that is being drawn settles before it is looked at. */
const settleMs = 150

/**
 * Keeps a button behind each part of the page that can be read aloud, also behind those that come later; returns a function
 * that removes all. The buttons are no elements of React: they cost nobody a byte who does not listen, and React bears foreign
 * nodes (foreign-nodes.ts).
 */
export function keepEarButtons(rules: EarRules): () => void {
  const ears = new Map<Element, Ear>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    timer = undefined
    update(ears, rules)
  }
  const observer = new MutationObserver(() => (timer ??= setTimeout(look, settleMs)))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, earStyle()]
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['class', 'hidden', 'open', ...shownBy],
  })
  look()
  return () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const { button } of ears.values()) button.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== earStyle())
  }
}

function update(ears: Map<Element, Ear>, rules: EarRules): void {
  const wanted = readableParts(rules)
  for (const [part, ear] of ears) {
    if (wanted.get(part)?.after === ear.after && isBehind(ear)) continue
    ear.button.remove()
    ears.delete(part)
  }
  for (const [part, { after, text }] of wanted) {
    const known = ears.get(part)
    const ear = known ?? newEar(after, rules)
    if (!known) placeBehind(after, ear.button)
    ears.set(part, ear)
    if (ear.text === text) continue
    ear.text = text
    ear.button.setAttribute('aria-label', rules.labelOf(cutText(text, longestName)))
  }
}

/** Returns the shown parts that can be said whole, each with the element that its button follows. */
function readableParts({ selector, textOf, canSay }: EarRules): Map<Element, Pick<Ear, 'after' | 'text'>> {
  const parts = new Map<Element, Pick<Ear, 'after' | 'text'>>()
  const taken = new Set<Element>()
  for (const part of document.querySelectorAll(selector)) {
    const text = textOf(part).trim()
    // A button cannot be within a link or another button: it follows that.
    const after = part.closest('a, button, summary') ?? part
    if (taken.has(after) || part.getClientRects().length === 0 || !canSay(text)) continue
    taken.add(after)
    parts.set(part, { after, text })
  }
  return parts
}

const isBehind = ({ after, button }: Ear) =>
  (isItem(after) ? button.parentElement : button.previousElementSibling) === after

function newEar(after: Element, rules: EarRules): Ear {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'ear'
  button.append(earDrawing())
  const ear: Ear = { button, after, text: '' }
  button.addEventListener('click', () => {
    const isHeard = button.getAttribute('aria-pressed') === 'true'
    button.setAttribute('aria-pressed', String(!isHeard))
    rules.toggle(ear.text, isHeard, () => button.setAttribute('aria-pressed', 'false'))
  })
  button.setAttribute('aria-pressed', 'false')
  return ear
}

const svg = 'http://www.w3.org/2000/svg'

function earDrawing(): SVGElement {
  const drawing = document.createElementNS(svg, 'svg')
  drawing.setAttribute('viewBox', '0 0 24 24')
  drawing.setAttribute('aria-hidden', 'true')
  for (const line of earLines) {
    const path = document.createElementNS(svg, 'path')
    path.setAttribute('d', line)
    drawing.append(path)
  }
  return drawing
}

/** Elements that only their own kind may follow: their button is within them. */
const isItem = (element: Element) => element.matches('li, dt, dd, td, th, legend')

/**
 * Places a button behind an element: in its line where the parent or the element is a line of text; else at the right end
 * of the element's own last line, without moving the next elements.
 */
function placeBehind(element: Element, button: HTMLButtonElement): void {
  if (isItem(element)) {
    button.classList.add('ear-in-line')
    return element.append(button)
  }
  element.after(button)
  const own = getComputedStyle(element)
  const { display, flexDirection, rowGap } = getComputedStyle(element.parentElement!)
  const isLine =
    own.display.startsWith('inline') || (display.includes('flex') && !flexDirection.startsWith('column'))
  button.classList.add(isLine ? 'ear-in-line' : 'ear-at-end')
  // The gap of the parent would come twice.
  if (!isLine && rowGap !== 'normal' && /flex|grid/.test(display)) button.style.marginBottom = `-${rowGap}`
}
