import type { Page } from 'playwright'

/** The properties' view of a page. */
export interface Shown {
  readonly path: string
  /** The count of the cart, 0 also before the phone has read it; `undefined` while the page is not yet the app's. */
  readonly cart: number | undefined
  readonly windows: number
  /** The number of things that lead on: links and buttons that can be seen. */
  readonly ways: number
  readonly heading: string
}

/** Returns the page's current view. */
export function shownOn(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const [cart] = [...document.querySelectorAll('[data-cart]')].slice(-1)
    const runs = 'tapped' in window && (window as { tapped?: unknown }).tapped === undefined
    const count = /\d[\d,]*/.exec(cart?.ariaLabel ?? '')?.[0].replaceAll(',', '') ?? '0'
    return {
      path: location.pathname,
      cart: cart && runs ? Number(count) : undefined,
      windows: document.querySelectorAll('dialog[open], [popover]:popover-open').length,
      ways: [...document.querySelectorAll('a[href], button:not([disabled])')].filter(isSeen).length,
      heading: document.querySelector('h1')?.textContent.trim() ?? '',
    }
  })
}

/** Acts that may make a cart smaller: its own window, a shelf's *one less*, an order, and another person's cart. */
const makesSmaller = /^(taps|types|cannot|fills)/

/** True if the cart has become smaller, and neither of the last two acts may do that: an act's effect can come late. */
export function hasShrunk(before: Shown, acts: readonly string[], after: Shown): boolean {
  if (before.cart === undefined || after.cart === undefined || after.cart >= before.cart) return false
  return !acts.slice(-2).some((act) => makesSmaller.test(act))
}

/** Returns the violation on a page after the last of the acts, in a sentence; `undefined` if there is none. */
export function wrongWith(before: Shown, acts: readonly string[], after: Shown): string | undefined {
  if (after.ways === 0) return `no way on from ${after.path}`
  if (after.heading === '') return `no heading on ${after.path}`
  if (hasShrunk(before, acts, after)) return `the cart went from ${before.cart} to ${after.cart}`
  return undefined
}

/** Closes every open window as a person does; returns the windows that could not be closed. */
export async function closeWindows(page: Page): Promise<string | undefined> {
  for (let tries = 0; tries < 8; tries++) {
    const { windows } = await shownOn(page)
    if (windows === 0) return undefined
    await page.keyboard.press('Escape')
    await page
      .waitForFunction(
        (open) => document.querySelectorAll('dialog[open], [popover]:popover-open').length < open,
        windows,
        { timeout: 3_000 },
      )
      .catch(() => undefined)
  }
  const { windows, path } = await shownOn(page)
  return windows === 0 ? undefined : `${windows} windows on ${path} that Escape does not close`
}
