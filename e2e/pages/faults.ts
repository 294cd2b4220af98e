import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The faults of access that a machine can find on a screen, in both themes, and whether it is too wide for the phone. */
export async function faultsOf(page: Page, screen: string): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const axe = new AxeBuilder({ page }).options({
      runOnly: standards,
      resultTypes: ['violations'],
      preload: false,
    })
    for (const { id, nodes } of (await axe.analyze()).violations)
      found.push(
        `${screen}, ${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      )
  }
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const dialog = document.querySelector('dialog[open]')
    return Math.max(scrollWidth - clientWidth, dialog ? dialog.scrollWidth - dialog.clientWidth : 0)
  })
  return wide > 0 ? [...found, `${screen}: ${wide} px too wide`] : found
}
