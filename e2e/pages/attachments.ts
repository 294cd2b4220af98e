import { expect, type Page } from '@playwright/test'
import loanApplication from '#src/features/loans/loan-application.form.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import type { ChosenFile } from './sample-files.ts'
import { untilAppRuns } from './visitor.ts'
import type { Language } from '#src/base/languages.ts'
import { wordsIn } from './phrases.ts'

type Slot = keyof typeof loanApplication.documents

/** Returns the documents of a loan application as a person handles them, in one language. */
export function attachmentsOn(page: Page, code: Language) {
  const t = wordsIn(code)
  const dialog = page.getByRole('dialog')
  const label = (slot: Slot) => loanApplication.documents[slot].label[code]
  const place = (slot: Slot) =>
    dialog.getByRole('region').filter({ has: page.getByRole('heading', { name: label(slot) }) })
  return {
    dialog,
    place,
    /** Opens the application for the first loan and goes to its documents. */
    open: async () => {
      await page.goto(addressIn(code, '/loans'))
      await untilAppRuns(page)
      await page.locator('main button[aria-haspopup=dialog]').first().click()
      await dialog.getByRole('tab', { name: loanApplication.steps[1].title[code] }).click()
      await expect(place('aadharCard')).toBeVisible()
    },
    /** Taps the button and chooses a file in the phone's chooser. */
    choose: async (slot: Slot, file: ChosenFile, way: 'Camera' | 'Gallery or PDF' = 'Gallery or PDF') => {
      const chooser = page.waitForEvent('filechooser')
      await place(slot)
        .getByRole('button', { name: t(`${way}: {label}`, { label: label(slot) }) })
        .click()
      await (await chooser).setFiles(file)
    },
    /** The stored picture. */
    shown: (slot: Slot) => place(slot).getByRole('img', { name: label(slot) }),
  }
}
