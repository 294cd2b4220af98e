import type { Frame, PageFamily, PageParts } from './offline-pack.ts'

// No page has a character of the private use area.
const marks: readonly [mark: string, (path: string) => string][] = [
  ['\uE000', (path) => encodeURIComponent(path)],
  ['\uE001', (path) => path],
]

/**
 * Returns the pages below one path as a family. Throws if a page cannot be restored from it.
 *
 * @param parent the path above them
 * @param pages head and body of each page by the last part of its path
 */
export function familyOf(parent: string, pages: Readonly<Record<string, PageParts>>): PageFamily {
  const marked = Object.entries(pages).map(([key, { head, body }]) => {
    const path = `${parent}/${key}`
    return { key, head: withMarks(head, path), body: withMarks(body, path) }
  })
  const head = frameOf(marked.map((page) => page.head))
  const body = frameOf(marked.map((page) => page.body))
  const own = marked.map((page) => [
    page.key,
    { head: within(page.head, head), body: within(page.body, body) },
  ])
  const family: PageFamily = { head, body, pages: Object.fromEntries(own) as PageFamily['pages'] }
  for (const [key, { head: wanted, body: wantedBody }] of Object.entries(pages)) {
    const made = pageOf(family, parent, key)
    if (made?.head !== wanted || made.body !== wantedBody)
      throw new Error(`${parent}/${key} cannot be put together from its family`)
  }
  return family
}

/** Returns a page of a family; `undefined` if the family has no page of that name. */
export function pageOf(family: PageFamily, parent: string, key: string): PageParts | undefined {
  if (!Object.hasOwn(family.pages, key)) return undefined
  const own = family.pages[key]!
  const whole = (part: 'head' | 'body') =>
    withoutMarks(family[part].before + own[part] + family[part].after, `${parent}/${key}`)
  return { head: whole('head'), body: whole('body') }
}

function withMarks(text: string, path: string): string {
  return marks.reduce((marked, [mark, written]) => marked.replaceAll(written(path), mark), text)
}

function withoutMarks(text: string, path: string): string {
  return marks.reduce((whole, [mark, written]) => whole.replaceAll(mark, () => written(path)), text)
}

/** Returns the longest common beginning and end of all texts. */
function frameOf(texts: readonly string[]): Frame {
  const [first = '', ...others] = texts
  const shortest = Math.min(...texts.map(({ length }) => length))
  const shared = (at: (text: string, place: number) => string, most: number) => {
    let length = 0
    while (length < most && others.every((text) => at(text, length) === at(first, length))) length++
    return length
  }
  const begin = shared((text, place) => text[place]!, shortest)
  const end = shared((text, place) => text[text.length - 1 - place]!, shortest - begin)
  return { before: first.slice(0, begin), after: first.slice(first.length - end) }
}

const within = (text: string, { before, after }: Frame) =>
  text.slice(before.length, text.length - after.length)
