/** Parts of pages that are read aloud, by the markup of the few components that draw them. */
const parts = {
  titles: '#main h1, dialog[open] h2',
  /** `Labelled`, `CheckBox`, the legends of groups, hints and errors. */
  fields: 'label:not(.sr-only), legend:not(.sr-only), p[id$="-hint"], [id$="-error"]',
  /** The words beside a `StateMark`. */
  states: ':is(p, span, a, li):has(> svg > use[href*="state-marks"])',
  /** `Price` and `PriceWords`. */
  prices: 'strong.text-green',
  /** `Toaster`, `LineNotice`, and everything that is announced at once. */
  notices: '.toast > div, .notice-bar, [role="alert"]:not([id$="-error"])',
  /** `ReceiptView`: its total, and the same in words. */
  receipts: '[data-total] > p',
}

/** A selector of all parts that are read aloud. */
export const readAloud = Object.values(parts).join(', ')

/** Elements that are seen and not read: the star of required fields, drawings, controls. */
const unheard = '[aria-hidden="true"], button, select, input, textarea'

/** Returns the text that is heard of a part; of a price with its amount. */
export function textOf(part: Element): string {
  return heard(part.matches(parts.prices) ? (part.closest('p') ?? part) : part)
}

const textNode = 3

/** Joined with blanks, since each paragraph is a node of its own. */
function heard(node: Node): string {
  if (node.nodeType === textNode) return node.textContent ?? ''
  if ((node as Element).matches?.(unheard)) return ''
  return [...node.childNodes].map(heard).join(' ')
}
