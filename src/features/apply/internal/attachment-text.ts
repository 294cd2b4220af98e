import { t } from '@lingui/core/macro'
import type { StoredDocument } from '#src/platform/files/documents.ts'

/** Returns the type and size of a file as a text. */
export function attachmentText({ type, size }: Pick<StoredDocument, 'type' | 'size'>): string {
  const kilobytes = Math.max(1, Math.round(size / 1000))
  return type === 'application/pdf' ? t`PDF, ${kilobytes} KB` : t`Photo, ${kilobytes} KB`
}
