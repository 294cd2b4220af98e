import { expect, type Locator, type Page } from '@playwright/test'

/** Where the focus is, in words; `body` where it has fallen to the top of the page. */
export async function focusNow(page: Page): Promise<string> {
  return page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve))
    const element = document.activeElement ?? document.body
    if (element === document.body) return 'body'
    return `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`.trim()
  })
}

/** Presses a button as who goes by keys does; once what comes of it is seen, the focus is not lost. */
export async function pressByKey(button: Locator, seen: Locator): Promise<void> {
  await button.focus()
  await button.page().keyboard.press('Enter')
  await expect(seen).toBeVisible()
  await expectFocusStays(button.page(), String(seen))
}

/** Expects that the focus is somewhere, if need be once what came is drawn. */
export async function expectFocusStays(page: Page, after: string): Promise<void> {
  await expect
    .poll(() => focusNow(page), { message: `the focus after ${after}`, timeout: 2000 })
    .not.toBe('body')
}
