import type { ListedFile } from '#src/features/forms/rules.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import type { AnswerFilesProps } from '#src/features/voice/internal/answer-files.tsx'

// Lazy: messages of text alone load no code of photos and voice.
const AnswerFiles = lazyPart<AnswerFilesProps>(() => import('#src/features/voice/internal/answer-files.tsx'))

interface MessageFilesProps {
  files: readonly ListedFile[] | undefined
  /** The request that they lie with. */
  request: string
  /** Reads them elsewhere than in the reader's own requests. */
  read?: AnswerFilesProps['read']
}

/** The photos and the voice note of a message about a request; nothing without any. */
export function MessageFiles({ files = [], request, read }: MessageFilesProps) {
  if (files.length === 0) return null
  const readOwn = async (sha256: string) =>
    (await import('#src/features/attachments/request-file.ts')).requestFile(request, sha256)
  return (
    <LaterPart fallback={<Spinner />}>
      <AnswerFiles files={files} read={read ?? readOwn} />
    </LaterPart>
  )
}
