import { expect, it } from 'vitest'
import { filesToSend } from '#src/platform/files/manifest.ts'
import type { Form } from '#src/features/forms/define.ts'
import loan from '#src/features/loans/loan-application.form.ts'
import soilTest from '#src/features/soil/soil-test.form.ts'
import { countAttachments, sameFiles } from '#src/features/apply/count-attachments.ts'

const slots = Object.keys(loan.documents)
const file = (slot: string, sha256: string) => ({ slot, sha256, bytes: 10, type: 'image/png' })

it('a photo of the place is no document: with or without it seven of seven are there', () => {
  const attachments = slots.filter((slot) => slot !== 'landLocation')
  expect(countAttachments(loan, attachments)).toEqual({ there: 7, all: 7 })
  expect(countAttachments(loan, slots)).toEqual({ there: 7, all: 7 })
  expect(countAttachments(loan, ['landLocation', 'panCard'])).toEqual({ there: 1, all: 7 })
  expect(countAttachments(soilTest as Form, [])).toEqual({ there: 0, all: 0 })
})

it('the same file in two slots counts for both, and the second names the first', () => {
  const stored = [file('panCard', 'a'), file('jamabandi', 'b'), file('landPhoto', 'a')]
  expect(
    countAttachments(
      loan,
      stored.map(({ slot }) => slot),
    ).there,
  ).toBe(3)
  expect(sameFiles(stored)).toEqual({ landPhoto: 'panCard' })
})

it('it is sent once, and fills two', () => {
  expect(filesToSend([file('a', 'x'), file('b', 'y'), file('c', 'x')])).toMatchObject({
    total: 2,
    again: { x: 1 },
  })
  expect(filesToSend([file('a', 'x'), file('b', 'y')])).not.toHaveProperty('again')
})
