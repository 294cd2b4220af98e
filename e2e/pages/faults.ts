import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export type Theme = 'light' | 'dark'

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** In the dark theme only colors differ. */
const rules = {
  light: standards,
  dark: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
}

/** Returns the accessibility faults that axe finds, and whether the screen is too wide for the phone. */
export async function faultsOf(
  page: Page,
  screen: string,
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    const axe = new AxeBuilder({ page })
      .options({ runOnly: rules[colorScheme], resultTypes: ['violations'], preload: false })
      // The other mode opens a page for each check, for third-party frames, of which there are none.
      .setLegacyMode()
    for (const { id, nodes } of (await axe.analyze()).violations)
      found.push(
        `${screen}, ${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      )
  }
  const wide = await pixelsTooWide(page)
  return wide > 0 ? [...found, `${screen}: ${wide} px too wide`] : found
}

/** Returns the pixels by which the page or its dialog has to be scrolled sideways. */
export function pixelsTooWide(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const dialog = document.querySelector('dialog[open]')
    return Math.max(scrollWidth - clientWidth, dialog ? dialog.scrollWidth - dialog.clientWidth : 0)
  })
}
