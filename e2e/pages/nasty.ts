import type { Page } from '@playwright/test'

const script = '<img src=x onerror=alert(1)>'
/** Input of people and attackers for texts and numbers. */
export const nasty = [
  script,
  "' OR 1=1 --",
  '💩'.repeat(20),
  'x'.repeat(5_000),
  '"><script>alert(1)</script>',
  '{{7*7}} ${7*7}',
]

/** Fails the test as soon as any typed script runs. */
export function nothingRuns(page: Page): void {
  page.on('dialog', (dialog) => {
    void dialog.dismiss()
    throw new Error(`Something typed was run: ${dialog.message()}`)
  })
}
