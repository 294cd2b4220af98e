import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const style = await readFile('src/app/styles.css', 'utf8')

/** The spinner says that something is awaited: it turns for everybody, slowly for those who want no motion. */
const allowed = ['appear 0s 1s forwards', 'turn 1s linear infinite']
const unless = /@media \(prefers-reduced-motion: no-preference\) \{([^]*?)\n {2}\}\n/
const moved = (css: string) => [...css.matchAll(/(?:animation|transition): ([^;]+);/g)].map(([, how]) => how!)

it('nothing moves for who wants no motion', () => {
  expect(moved(style.replace(unless, '')).toSorted()).toEqual(allowed)
})

it('every motion takes 120 to 160 ms', () => {
  const times = moved(unless.exec(style)?.[1] ?? '').map((how) => Number(/(\d+)ms/.exec(how)?.[1]))
  expect(times).not.toEqual([])
  for (const time of times) expect([time >= 120, time <= 160]).toEqual([true, true])
})
