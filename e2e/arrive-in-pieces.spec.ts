import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { shiftsWhileArriving, type Shift } from './pages/arriving.ts'
import { expect, test } from './world.ts'

/** Returns the visible pictures and texts of an incomplete page with their positions, by number. */
async function seen(page: Page, html: string): Promise<Map<string, string>> {
  await page.setContent(html)
  const things = await page.evaluate(() => {
    const found: [string, string][] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let number = 0; walker.nextNode();) {
      const node = walker.currentNode
      const text = node.nodeType === Node.TEXT_NODE ? node.textContent!.trim() : ''
      const isPicture = node instanceof SVGSVGElement || node instanceof HTMLImageElement
      if (!text && !isPicture) continue
      number++
      const element = node instanceof Element ? node : node.parentElement!
      const range = document.createRange()
      range.selectNode(node)
      const { x, y, bottom, width } = range.getBoundingClientRect()
      const isInView = width > 0 && bottom > 0 && y < innerHeight
      if (isInView && element.checkVisibility({ visibilityProperty: true }))
        found.push([`${number} ${text.slice(0, 30)}`, `${Math.round(x)},${Math.round(y)}`])
    }
    return found
  })
  return new Map(things)
}

/** Returns the page truncated after each tag of its first screen and of the bottom bar. */
function pieces(html: string): string[] {
  const ends = [...html.matchAll(/>(?!<\/)/g)].map(({ index }) => index + 1)
  const foot = html.lastIndexOf('<nav')
  const inBody = ends.filter((end) => end > html.indexOf('<body'))
  return [...inBody.slice(0, 75), ...inBody.filter((end) => end > foot)].map((end) => html.slice(0, end))
}

for (const [file, consent] of [
  ['index', 'none'],
  ['pa', 'all'],
  ['hi', 'none'],
  ['seeds-catalog', 'all'],
  ['daily-needs', 'none'],
  ['hi/auth', 'all'],
] as const) {
  test(`however little of ${file} has arrived, its visible part does not move (consent ${consent})`, async ({
    page,
  }) => {
    const html = readFileSync(`dist/${file}.html`, 'utf8')
      .replaceAll(/<script.*?<\/script>/gs, '')
      .replace('<html ', `<html data-consent="${consent}" `)
    const whole = await seen(page, html)
    expect(whole.size).toBeGreaterThan(5)
    const moved = new Set<string>()
    for (const piece of pieces(html))
      for (const [what, where] of await seen(page, piece))
        if (whole.get(what) !== where) moved.add(`${what}: ${where} → ${whole.get(what)}`)
    expect([...moved]).toEqual([])
  })
}

/** Browsers call less than this no shift that a reader notices; the same as in read-while-it-loads.spec.ts. */
const unnoticed = 0.001

/** Returns the parts of a page that move while it arrives, by page. */
async function movedOf(page: Page, file: string): Promise<[string, Shift[]]> {
  const html = readFileSync(`dist/${file}.html`, 'utf8')
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replace('<html ', '<html data-consent="all" data-line="on" ')
  const shifts = await shiftsWhileArriving(page, html)
  return [file, shifts.filter(({ value }) => value > unnoticed)]
}

for (const file of ['index', 'pa/seeds-catalog', 'pa/help'])
  test(`while ${file} arrives in pieces, nothing that arrived moves`, async ({ page }) => {
    expect(await movedOf(page, file)).toEqual([file, []])
  })

/** A page of each kind: all pages of the first level, and one of each kind below. */
const kinds = [
  ...globSync('*.html', { cwd: 'dist' }).toSorted(),
  'blog/soil-sample.html',
  'farm-equipment/tractors.html',
  'pa/blog.html',
  'pa/pesticides-crop-protection/fungicides.html',
  'pa/seeds-catalog/item/radish-punjab-pasand.html',
  'pa/solar-solutions/pumps.html',
].map((file) => file.replace('.html', ''))

for (const width of [360, 768, 1280])
  test(`while a page of any kind arrives in pieces, nothing that arrived moves, at ${width} px @soak`, async ({
    page,
  }) => {
    test.setTimeout(900_000)
    await page.setViewportSize({ width, height: 740 })
    const moved: [string, Shift[]][] = []
    for (const file of kinds) moved.push(await movedOf(page, file))
    expect(moved.filter(([, shifts]) => shifts.length)).toEqual([])
  })
