import type { Page } from '@playwright/test'

interface Stop {
  readonly name: string
  readonly problem: string
}

/** Walks through the open dialog by Tab once: returns each stop, and its faults. */
export async function walkDialog(page: Page): Promise<{ stops: string[]; faults: string[] }> {
  const stops: Stop[] = []
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(stopNow)
    if (!stop || stops.some(({ name }) => name === stop.name)) break
    stops.push(stop)
  }
  return {
    stops: stops.map(({ name }) => name),
    faults: stops.filter(({ problem }) => problem).map(({ name, problem }) => `${name}: ${problem}`),
  }
}

/** Returns the focused element; `undefined` at the end, when the browser itself has the focus. */
function stopNow(): Stop | undefined {
  const element = document.activeElement
  if (!element || element.matches('body, dialog')) return undefined
  // The menu closes when the focus leaves it.
  if (!element.closest('dialog') && !document.querySelector('dialog[open], :popover-open')) return undefined
  const isOutlined = (item: Element | null) =>
    item !== null &&
    getComputedStyle(item).outlineStyle !== 'none' &&
    parseFloat(getComputedStyle(item).outlineWidth) >= 2
  const { bottom, top } = element.getBoundingClientRect()
  const [label] = (element as HTMLInputElement).labels ?? []
  const words = (element.ariaLabel ?? (label ?? element).textContent).trim()
  const problems = {
    'outside the dialog': !element.closest('dialog, [popover]'),
    'has no name': words === '',
    'cannot be seen': !isOutlined(element) && !isOutlined(element.closest('label')),
    'is off the screen': bottom < 0 || top > innerHeight,
  }
  const problem = Object.entries(problems)
    .filter(([, is]) => is)
    .map(([what]) => what)
  return { name: `${element.localName} ${words} ${element.id}`, problem: problem.join(', ') }
}
