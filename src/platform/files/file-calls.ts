import type { ManifestFile } from '#src/platform/outbox/content.ts'
import type { WaitingEntry } from '#src/platform/outbox/entry.ts'
import type { FileCalls } from '#src/platform/outbox/files-step.ts'
import type { Folder } from '#src/platform/outbox/kind.ts'
import type { NotDone } from '#src/platform/backend/answer.ts'
import { outbox, withOutbox, type StoredFile } from '#src/platform/device/outbox-database.ts'
import { holdWakeLock } from '#src/platform/device/wake-lock.ts'
import type { completeRequest, uploadDocument } from '#src/platform/backend/documents.ts'
import { storedFiles } from '#src/platform/outbox/file-rows.ts'
import { decryptFacts, decryptFile } from './encrypted-file.ts'
import { waitsForWifi } from './wifi-only.ts'

/** The centre's calls for files. */
export interface DocumentCalls {
  readonly uploadDocument: typeof uploadDocument
  readonly completeRequest: typeof completeRequest
}

/** An entry with files, and the means to send it. */
interface FileSending {
  readonly entry: WaitingEntry
  readonly key: CryptoKey
  /** As the entry's owner: files have a place with an account only, also the files of a guest's entry. */
  readonly asOwner: <Result extends object>(
    call: (token: string) => Promise<Result | NotDone>,
  ) => Promise<Result | NotDone>
  readonly sendContent: FileCalls['sendContent']
  /** Where the files lie at the centre. */
  readonly folder: Folder
  /** True if the person asked to send now, over any network. */
  readonly anyNetwork: boolean
}

/**
 * Returns the calls for one entry with files; reads each file when it is due, so that memory holds one at a
 * time.
 */
export function fileCalls(
  { entry, key, asOwner, sendContent, folder, anyNetwork }: FileSending,
  { uploadDocument: upload, completeRequest: complete }: DocumentCalls,
): FileCalls {
  return {
    sendContent,
    complete: () => asOwner((token) => complete(entry.id, token)),
    upload: async ({ sha256, type }) => {
      if (!anyNetwork && (await waitsForWifi())) return { paused: 'wifi' }
      const bytes = await bytesOf(entry, key, sha256)
      // Claimed or taken back meanwhile: nothing is lost, and nothing is to be said.
      if (bytes === 'elsewhere') return { silent: true }
      if (!bytes) return { lost: true }
      holdWakeLock()
      return asOwner((token) => upload({ ...folder, sha256, type, bytes, token }))
    },
  }
}

async function bytesOf({ id, owner }: WaitingEntry, key: CryptoKey, sha256: ManifestFile['sha256']) {
  const files = await withOutbox(() =>
    outbox.transaction('r', outbox.entries, outbox.files, async (): Promise<StoredFile[] | 'elsewhere'> =>
      (await outbox.entries.get(id))?.owner === owner ? storedFiles(owner, id) : 'elsewhere',
    ),
  )
  if (files === 'elsewhere') return files
  for (const file of files) {
    const facts = await decryptFacts(key, file)
    const bytes = facts?.sha256 === sha256 ? await decryptFile(file.id, facts) : undefined
    if (bytes) return bytes
  }
  return undefined
}
