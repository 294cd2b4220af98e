import '../device/failing-storage.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { i18n } from '@lingui/core'
import { beforeEach, expect, it } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { saved } from '#src/base/outcome.ts'
import { messageAttachments } from '#src/features/forms/attachments.ts'
import { freshPhone } from './test-phone.ts'

const { documentsOf, saveDocument } = await import('#src/platform/files/documents.ts')
const { saveDraft } = await import('#src/features/forms/drafts.ts')
const { noteTaking, takingsDone } = await import('#src/features/attachments/running-takings.ts')
const { useAttachments } = await import('#src/features/apply/internal/use-attachments.ts')

i18n.loadAndActivate({ locale: 'en', messages: {} })
beforeEach(() => freshPhone())

/** Returns what a screen does with the attachments of a draft. */
function attachmentsOn(draft: string) {
  const held: ReturnType<typeof useAttachments>[] = []
  const target = {
    draft,
    typed: {},
    waitingFor: undefined,
    waitFor: () => Promise.resolve(saved),
    set: () => undefined,
  }
  const Screen = () => {
    held.push(useAttachments(messageAttachments, 'device', target))
    return null
  }
  renderToStaticMarkup(createElement(Screen))
  return held[0]!
}

async function addDraftWithPhoto(id: string) {
  await saveDraft({ id, form: 'loan-application', version: 1, answers: {} }, 'device')
  const bytes = new TextEncoder().encode('photo')
  const outcome = await saveDocument({ draft: id, slot: 'photo-1', bytes, type: 'image/jpeg' }, 'device')
  expect(outcome.saved).toBe(true)
}

it('sending a draft waits until a photo that was just removed is gone', async () => {
  const draft = newId()
  await addDraftWithPhoto(draft)
  void attachmentsOn(draft).remove('photo-1')
  expect(await takingsDone(draft)).toBeUndefined()
  expect(await documentsOf(draft)).toEqual([])
})

it('a photo that failed in a slot that was emptied since does not stop the sending', async () => {
  const draft = newId()
  noteTaking(draft, 'photo-1', Promise.resolve('This phone has no room left.'))
  await addDraftWithPhoto(draft)
  await attachmentsOn(draft).remove('photo-1')
  expect(await takingsDone(draft)).toBeUndefined()
})

it('sending a draft waits until photos that were just swapped are in their new slots', async () => {
  const draft = newId()
  await addDraftWithPhoto(draft)
  void attachmentsOn(draft).swap('photo-1', 'photo-2')
  expect(await takingsDone(draft)).toBeUndefined()
  expect((await documentsOf(draft)).map(({ slot }) => slot)).toEqual(['photo-2'])
})
