import { beforeEach, expect, test } from 'vitest'
import { bearForeignNodes } from '#src/platform/ui/foreign-nodes.ts'

/** The changed part of the DOM, with a browser's errors. */
class Item {
  parentNode: Item | null = null
  items: Item[] = []
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  removeChild(child: Item) {
    if (child.parentNode !== this) throw new Error('NotFoundError')
    this.items = this.items.filter((item) => item !== child)
    child.parentNode = null
    return child
  }
  insertBefore(node: Item, before: Item | null) {
    if (before && before.parentNode !== this) throw new Error('NotFoundError')
    node.parentNode?.removeChild(node)
    this.items.splice(before ? this.items.indexOf(before) : this.items.length, 0, node)
    node.parentNode = this
    return node
  }
}
bearForeignNodes(Item.prototype as never)

const responds = (item: Item): string => item.name + item.items.map(responds).join('')
let page: Item, first: Item, second: Item

/** Replaces a text as a translation does: by an element that contains it, twice. */
function wrap(text: Item): void {
  const font = new Item('')
  text.parentNode!.insertBefore(font, text)
  font.insertBefore(text, null)
}

beforeEach(() => {
  page = new Item('')
  first = page.insertBefore(new Item('a'), null)
  second = page.insertBefore(new Item('b'), null)
})

test('a text that a translation has wrapped, twice as well, can be removed', () => {
  wrap(second)
  wrap(second)
  expect(page.removeChild(second)).toBe(second)
  expect(responds(page)).toBe('a')
})

test('a node before a wrapped text is inserted before its wrapper', () => {
  wrap(second)
  page.insertBefore(new Item('new'), second)
  expect(responds(page)).toBe('anewb')
})

test('removing a missing text does nothing, and a node before it is appended', () => {
  page.removeChild(first)
  expect(page.removeChild(first)).toBe(first)
  page.insertBefore(new Item('new'), first)
  expect(responds(page)).toBe('bnew')
})

test('however texts were wrapped, React’s next render is on the page', () => {
  let seed = 7
  const any = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const drawn = [first, second]
  for (let step = 0; step < 2_000; step++) {
    const at = any(drawn.length + 1)
    if (any(3) === 0 && drawn[at]) wrap(drawn[at])
    else if (any(2) === 0 && drawn[at]) page.removeChild(drawn.splice(at, 1)[0]!)
    else {
      const fresh = new Item(` ${step}`)
      page.insertBefore(fresh, drawn[at] ?? null)
      drawn.splice(at, 0, fresh)
    }
    expect(responds(page)).toBe(drawn.map(responds).join(''))
  }
})
