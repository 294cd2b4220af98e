import type { BrowserContext, Page } from '@playwright/test'
import loanApplication from '#src/features/loans/loan-application.form.ts'

/** The open form's claims on the screen. */
export interface Screen {
  /** The draft's state; `saved` is a claim. */
  readonly saveState: string | undefined
  readonly step: string | undefined
  /** Field values of this step; a tick is `true`. */
  readonly fields: Readonly<Record<string, string>>
  /** For each document: whether it is shown as saved, and whether the latest file's message is visible. */
  readonly slots: Readonly<Record<string, { readonly stored: boolean; readonly announced: boolean }>>
  /** The thanks, which claim that the form is stored for sending. */
  readonly thanks: boolean
}

/**
 * Makes every page report its screen at each change. A screen that was reported before the kill counts as shown,
 * others do not.
 */
export async function watchScreen(context: BrowserContext, report: (screen: Screen) => void): Promise<void> {
  await context.exposeBinding('reportScreen', (_source, screen: Screen) => report(screen))
  await context.addInitScript(watch, {
    steps: Object.fromEntries(loanApplication.steps.map(({ id, title }) => [title.en, id])),
    thanks: loanApplication.thanks.title.en,
  })
  await context.addInitScript(beat)
}

/**
 * Writes the time into a database of the test's own, ten times a second at most, each time to the disk as the app does. What
 * was typed many writes before the last one, the app could have written as well: a machine that stalls writes neither.
 * Runs in the page.
 */
function beat(): void {
  // The empty page that a browser begins with has no storage.
  if (location.protocol === 'about:') return
  const opening = indexedDB.open('beats')
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore('writes', { autoIncrement: true }),
  )
  const write = () => {
    const writing = opening.result.transaction('writes', 'readwrite', { durability: 'strict' })
    writing.objectStore('writes').add({ page: performance.timeOrigin, at: Date.now() })
    writing.addEventListener('complete', () => setTimeout(write, 100))
  }
  opening.addEventListener('success', write)
}

/**
 * Returns the times at which the pages of a phone wrote, in milliseconds since 1970, the earliest first, once this page has
 * written one.
 */
export async function timesOfBeats(page: Page): Promise<readonly number[]> {
  const beats = await page.waitForFunction(
    () =>
      new Promise<number[] | undefined>((resolve) => {
        const opening = indexedDB.open('beats')
        opening.addEventListener('success', () => {
          const writes = opening.result.transaction('writes').objectStore('writes').getAll()
          writes.addEventListener('success', () => {
            opening.result.close()
            const all = writes.result as { page: number; at: number }[]
            const isOwn = all.some((write) => write.page === performance.timeOrigin)
            resolve(isOwn ? all.map(({ at }) => at) : undefined)
          })
        })
      }),
  )
  return (await beats.jsonValue())!.toSorted((a, b) => a - b)
}

/** Runs in the page. */
function watch({ steps, thanks }: { steps: Record<string, string>; thanks: string }): void {
  const report = (globalThis as unknown as { reportScreen(screen: Screen): void }).reportScreen
  let lastReported = ''
  const check = () => {
    const dialog = document.querySelector('dialog[open]')
    if (!dialog) return
    const all = (selector: string) => [...dialog.querySelectorAll<HTMLElement>(selector)]
    const controls = all('input[name], textarea[name], select[name]') as HTMLInputElement[]
    const screen: Screen = {
      saveState: all('[data-keeping]')[0]?.dataset['keeping'],
      step: steps[all('[role=tab][aria-selected=true]')[0]?.textContent ?? ''],
      fields: Object.fromEntries(
        controls.map(({ name, type, checked, value }) => [
          name,
          type === 'checkbox' ? (checked ? 'true' : '') : value,
        ]),
      ),
      slots: Object.fromEntries(
        all('[data-slot]').map((slot) => [
          slot.dataset['slot']!,
          {
            stored: slot.querySelector('[data-slot-state=held] figcaption') !== null,
            announced: [...slot.children].some(
              (part) => part.matches('[role=status]') && part.textContent !== '',
            ),
          },
        ]),
      ),
      thanks: all('h3').some((heading) => heading.textContent === thanks),
    }
    const now = JSON.stringify(screen)
    if (now !== lastReported) report(screen)
    lastReported = now
  }
  new MutationObserver(check).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
}
