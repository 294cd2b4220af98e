import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { formIds } from '#src/forms/find.ts'
import { kindText } from '#src/screens/desk/kind-text.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

test.each(formIds)('the desk has a word for requests of the form %s', (id) => {
  expect(kindText(id)).not.toBe(id)
})
