import { expect, type Locator, type Page } from '@playwright/test'

/** Returns the focused element in words; `body` if the focus was lost. */
export async function focusNow(page: Page): Promise<string> {
  return page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve))
    const element = document.activeElement ?? document.body
    if (element === document.body) return 'body'
    return `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`.trim()
  })
}

/** Presses a button by the keyboard; expects that the focus is not lost once `seen` is visible. */
export async function pressByKey(button: Locator, seen: Locator): Promise<void> {
  await button.focus()
  await button.page().keyboard.press('Enter')
  await expect(seen).toBeVisible()
  await expectFocusStays(button.page(), String(seen))
}

/** Expects that an element has the focus, if necessary after rendering. */
export async function expectFocusStays(page: Page, after: string): Promise<void> {
  await expect
    .poll(() => focusNow(page), { message: `the focus after ${after}`, timeout: 2000 })
    .not.toBe('body')
}
