import { expect, type Page } from '@playwright/test'
import type { Form } from '#src/features/forms/define.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { untilAppRuns, untilNothingIsOver } from './visitor.ts'
import type { Language } from '#src/base/languages.ts'
import { wordsIn } from './phrases.ts'

/** A form as a person fills it in, in one language. */
export function formOn(page: Page, form: Form, code: Language) {
  const t = wordsIn(code)
  const dialog = page.getByRole('dialog')
  const labelOf = (key: string) => form.fields[key]!.label[code]
  const field = (key: string) => dialog.getByLabel(labelOf(key)).first()
  const keys = Object.keys(form.fields)
  const unfolded = async (key: string) => {
    const isFolded = form.foldsFrom !== undefined && keys.indexOf(key) >= keys.indexOf(form.foldsFrom)
    if (isFolded && !(await field(key).isVisible())) await dialog.locator('summary').click()
    return field(key)
  }
  return {
    dialog,
    field,
    /** Opens it from a page, by the n-th button that opens a form. */
    openFrom: async (path: string, place = 0) => {
      await page.goto(addressIn(code, path))
      await untilAppRuns(page)
      await page.locator('main button[aria-haspopup=dialog]').nth(place).click()
      await expect(field(Object.keys(form.fields)[0]!)).toBeVisible()
    },
    type: async (key: string, text: string) => (await unfolded(key)).fill(text),
    choose: async (key: string, value: string) => (await unfolded(key)).selectOption(value),
    submit: () => dialog.getByRole('button', { name: form.submit[code], exact: true }).click(),
    close: async () => {
      await dialog
        .getByRole('button', { name: t('Close'), exact: true })
        .first()
        .click()
      await untilNothingIsOver(page)
    },
    untilSaved: () => expect(dialog.getByText(t('Saved on this phone as a draft'))).toBeVisible(),
    expectThanks: () => expect(dialog.getByRole('heading', { name: form.thanks.title[code] })).toBeVisible(),
    reference: dialog.locator('[data-reference]'),
    /** The notice in the open form about missing answers or a failure. */
    notice: dialog.getByRole('alert').first(),
  }
}

/** Returns My requests as a person reads them, in one language. */
export function requestsOn(page: Page, code: Language) {
  const t = wordsIn(code)
  const main = page.getByRole('main')
  const rows = (heading: string) =>
    main
      .getByRole('region')
      .or(main.locator('section'))
      .filter({ has: page.getByRole('heading', { name: t(heading) }) })
      .getByRole('listitem')
  return {
    open: async () => {
      await page.goto(addressIn(code, '/requests'))
      await untilAppRuns(page)
      await expect(main.getByText(t('Data saved on this phone'))).toBeVisible()
    },
    drafts: rows('Drafts'),
    waiting: rows('Not sent yet'),
    returned: rows('Returned to you'),
    received: main.locator('li[data-state]').filter({ hasText: /KS-/ }),
    reference: main.locator('[data-reference]'),
    sendNow: () => main.getByRole('button', { name: t('Send now') }).click(),
  }
}
