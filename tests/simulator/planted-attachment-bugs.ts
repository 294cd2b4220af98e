import { isCopy } from '#src/core/outbox/file-copies.ts'
import { saveEntry } from '#src/core/outbox/save-entry.ts'
import { theRules } from '#src/core/outbox/rules.ts'
import type { Build } from './app-build.ts'
import { rowsWith } from './planted-bug.ts'
import { theKinds } from './shipped-kinds.ts'
import { withKind } from './broken-kinds.ts'
import { withRules } from './broken-rules.ts'

/** Plausible bugs about the photos and voice notes of messages and desk answers; each changes one part of the real code. */
export const plantedAttachmentBugs: Record<string, Partial<Build>> = {
  'the files of a message go once the centre has them': {
    store: rowsWith((rows) => ({
      pointFile: (id, of) =>
        isCopy({ of }) ? rows.deleteFiles(of.split(' ').at(-1)!) : rows.pointFile(id, of),
    })),
  },
  'the files of a message become copies when the last of them is stored': withRules({
    frees: (entry) => {
      const { files, keepsFiles } = entry
      const isStored = keepsFiles === true && !!files && files.stored.length === files.total
      return isStored || theRules.frees(entry)
    },
  }),
  'an answer of the desk counts as complete by its words': withKind('deskAnswer', {
    send: async (entries, sender, call) => {
      const answer = await theKinds.deskAnswer.send(entries, sender, call)
      if (!('results' in answer)) return answer
      const results = new Map(answer.results)
      for (const [id, result] of results)
        if ('receipt' in result) results.set(id, { receipt: { ...result.receipt, state: 'complete' } })
      return { results }
    },
  }),
  'an answer of the desk goes without its files': {
    saveEntry: (store, entry, place) => {
      const { files: _left, ...words } = entry
      return saveEntry(store, entry.kind === 'desk-answer' ? words : entry, place)
    },
  },
  'an answer of the desk is kept without its files': {
    saveEntry: (store, entry, place) =>
      saveEntry(
        rowsWith((rows) => ({
          put: async (row) => {
            await rows.put(row)
            if (row.kind === 'desk-answer') await rows.deleteFiles(row.id)
          },
        }))(store),
        entry,
        place,
      ),
  },
}
