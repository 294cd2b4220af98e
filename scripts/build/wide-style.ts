/** When the later sheet applies; a phone held upright fetches it last, and waits for none of it. */
export const wideMedia = '(min-width:36rem),print'

/** Conditions under which a rule is needed on a wide window or on paper alone. */
const isLater = (head: string) => /^@media (?:print|\(width>=(?:3[6-9]|[4-9]\d)[.\d]*rem\))$/.test(head)

/** A rule with its block, or a statement without one. */
interface Part {
  readonly head: string
  readonly block: string | undefined
}

/**
 * Parts the stylesheet in two: `first` is inline in every page, `later` is a file for wide windows and paper. The
 * layers keep their order, and within a layer these rules follow all others in any case.
 */
export function splitStyle(style: string): { first: string; later: string } {
  const [first, later] = [[] as string[], [] as string[]]
  for (const { head, block } of partsOf(style)) {
    const whole = block === undefined ? head : `${head}{${block}}`
    if (block === undefined || !head.startsWith('@layer')) (isLater(head) ? later : first).push(whole)
    else {
      const inner = splitStyle(block)
      if (inner.first) first.push(`${head}{${inner.first}}`)
      if (inner.later) later.push(`${head}{${inner.later}}`)
    }
  }
  return { first: first.join(''), later: later.join('') }
}

function partsOf(css: string): Part[] {
  const parts: Part[] = []
  let at = 0
  while (at < css.length) {
    const [head] = /^[^{;]*/.exec(css.slice(at))!
    const open = at + head.length
    if (css[open] !== '{') {
      parts.push({ head: css.slice(at, open + 1), block: undefined })
      at = open + 1
      continue
    }
    let end = open + 1
    for (let depth = 1; depth; end++) {
      if (css[end] === undefined) throw new Error('A block of the stylesheet does not end')
      if (css[end] === '{') depth++
      if (css[end] === '}') depth--
    }
    parts.push({ head, block: css.slice(open + 1, end - 1) })
    at = end
  }
  return parts
}
