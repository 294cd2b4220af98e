import '../device/failing-storage.ts'
import { beforeEach, expect, it } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { freshPhone, shown } from './test-phone.ts'

const { watchBoard } = await import('#src/features/forms/agent-drafts.ts')
const { saveDocument } = await import('#src/platform/files/documents.ts')
const { saveDraft } = await import('#src/features/forms/drafts.ts')

beforeEach(async () => void (await freshPhone()))

const begun = async (name: string) => {
  const id = newId()
  const draft = { id, form: 'loan-application', version: 1, name, answers: { applicantName: name } }
  expect(await saveDraft(draft, 'device')).toEqual({ saved: true })
  return id
}

it('the board lists all drafts with the documents of each', async () => {
  const kaur = await begun('Kaur')
  await begun('Pal')
  for (const slot of ['panCard', 'jamabandi'])
    await saveDocument({ draft: kaur, slot, bytes: new Uint8Array([1]), type: 'image/jpeg' }, 'device')
  const board = await shown(watchBoard())
  expect(board.map(({ name, attachments }) => [name, attachments.toSorted()]).toSorted()).toEqual([
    ['Kaur', ['jamabandi', 'panCard']],
    ['Pal', []],
  ])
  expect(board.find(({ id }) => id === kaur)?.answers).toEqual({ applicantName: 'Kaur' })
})

it('200 drafts are on the board, each with its own name', async () => {
  const names = Array.from({ length: 200 }, (_, place) => `Farmer ${place}`)
  await Promise.all(names.map(begun))
  const board = await shown(watchBoard())
  expect(board.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})
