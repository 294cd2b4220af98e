import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export type Theme = 'light' | 'dark'

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** In the dark nothing is another than by light but the colors. */
const rules = {
  light: standards,
  dark: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
}

/** The faults of access that a machine can find on a screen, and whether it is too wide for the phone. */
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
      // The other way opens a page of its own for each look, for frames of strangers. There are none.
      .setLegacyMode()
    for (const { id, nodes } of (await axe.analyze()).violations)
      found.push(
        `${screen}, ${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      )
  }
  const wide = await pixelsTooWide(page)
  return wide > 0 ? [...found, `${screen}: ${wide} px too wide`] : found
}

/** By how many pixels the page, or the dialog over it, has to be scrolled sideways. */
export function pixelsTooWide(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const dialog = document.querySelector('dialog[open]')
    return Math.max(scrollWidth - clientWidth, dialog ? dialog.scrollWidth - dialog.clientWidth : 0)
  })
}
