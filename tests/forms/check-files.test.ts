import { expect, it } from 'vitest'
import { brokenInFiles } from '#src/features/forms/check-files.ts'
import { mostBytesOfAFile, type ListedFile, type Rules } from '#src/features/forms/rules.ts'
import { refusalOf } from './refusal-of.ts'

const rules: Rules = {
  sender: 'account',
  table: 'loan_applications',
  fields: {},
  documents: {
    photo: { required: true, types: ['image/jpeg'] },
    paper: { required: true, types: ['image/jpeg', 'application/pdf'] },
    map: { types: ['image/jpeg'] },
  },
}
const photo: ListedFile = { slot: 'photo', sha256: 'ab'.repeat(32), bytes: 1, type: 'image/jpeg' }
const attachment: ListedFile = { ...photo, slot: 'paper', type: 'application/pdf' }
const broken = (...manifest: ListedFile[]) => brokenInFiles(rules.documents!, manifest)

it('files in all required slots are enough', () => {
  expect(broken(photo, attachment)).toEqual([])
  expect(broken(attachment, photo, { ...photo, slot: 'map' })).toEqual([])
})

it('every required slot without a file is named, in the order of the slots', () => {
  expect(broken()).toEqual([
    { field: 'paper', problem: 'required' },
    { field: 'photo', problem: 'required' },
  ])
})

it.each([
  ['a slot that the form does not have', { ...photo, slot: 'selfie' }, 'selfie', 'unknown'],
  [
    'a slot by the name of what every object has',
    { ...photo, slot: 'constructor' },
    'constructor',
    'unknown',
  ],
  ['a second file in a slot', { ...photo, sha256: 'cd'.repeat(32) }, 'photo', 'unknown'],
  ['a type that the slot does not take', { ...photo, slot: 'map', type: 'application/pdf' }, 'map', 'option'],
  ['an empty file', { ...photo, slot: 'map', bytes: 0 }, 'map', 'range'],
  ['half a byte', { ...photo, slot: 'map', bytes: 1.5 }, 'map', 'range'],
  ['a file above 5 MB', { ...photo, slot: 'map', bytes: mostBytesOfAFile + 1 }, 'map', 'range'],
  ['a size that is no number', { ...photo, slot: 'map', bytes: Number.NaN }, 'map', 'range'],
  ['a hash that goes on', { ...photo, slot: 'map', sha256: `${photo.sha256}0` }, 'map', 'format'],
  ['a hash that begins earlier', { ...photo, slot: 'map', sha256: `0${photo.sha256}` }, 'map', 'format'],
  ['a hash in capitals', { ...photo, slot: 'map', sha256: 'AB'.repeat(32) }, 'map', 'format'],
])('%s is refused', (_, file, field, problem) => {
  expect(broken(photo, attachment, file)).toEqual([{ field, problem }])
  expect(refusalOf(rules, undefined, {}, [photo, attachment, file])).toEqual({ field, problem })
})

it('the largest file is accepted', () => {
  expect(broken({ ...photo, bytes: mostBytesOfAFile }, attachment)).toEqual([])
})

it('a slot may take less than the largest file, and never more', () => {
  const small = {
    map: { types: ['image/jpeg'], most: 10 },
    plan: { types: ['image/jpeg'], most: 2 * mostBytesOfAFile },
  }
  const of = (slot: string, bytes: number) => brokenInFiles(small, [{ ...photo, slot, bytes }])
  expect(of('map', 10)).toEqual([])
  expect(of('map', 11)).toEqual([{ field: 'map', problem: 'range' }])
  expect(of('plan', mostBytesOfAFile)).toEqual([])
  expect(of('plan', mostBytesOfAFile + 1)).toEqual([{ field: 'plan', problem: 'range' }])
})

it('a form without documents accepts no file', () => {
  expect(brokenInFiles({}, [photo])).toEqual([{ field: 'photo', problem: 'unknown' }])
})
