import type { Page } from '@playwright/test'

/** Returns a list that collects errors, warnings and policy violations of a page from now on. */
export async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = []
  const complain = (text: string) => void complaints.push(`${page.url()}: ${text}`)
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complain(message.text())
  })
  page.on('pageerror', (error) => complain(error.message))
  await page.exposeFunction('complain', complain)
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      ;(window as unknown as { complain(text: string): void }).complain(`${violatedDirective} ${blockedURI}`)
    })
  })
  return complaints
}
