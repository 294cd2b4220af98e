import { expect, test } from 'vitest'
import cropAdvice from '#src/features/services/crop-advice.form.ts'
import loanApplication from '#src/features/loans/loan-application.form.ts'
import { pictureSlots } from '#src/features/apply/internal/places.ts'

test('a shared file goes into papers and photos, never in the place of a voice note', () => {
  expect(pictureSlots(cropAdvice).map(([slot]) => slot)).toEqual(['photo-1', 'photo-2', 'photo-3'])
  expect(pictureSlots(loanApplication).map(([slot]) => slot)).toEqual(Object.keys(loanApplication.documents))
})
