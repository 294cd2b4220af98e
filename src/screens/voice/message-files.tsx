import type { ListedFile } from '#src/forms/rules.ts'
import { lazyPart } from '#src/screens/frame/lazy-part.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { LaterPart } from '#src/ui/later-part.tsx'
import type { AnswerFilesProps } from './answer-files.tsx'

// Lazy: messages of text alone load no code of photos and voice.
const AnswerFiles = lazyPart<AnswerFilesProps>(() => import('./answer-files.tsx'))

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
    (await import('#src/core/requests/request-file.ts')).requestFile(request, sha256)
  return (
    <LaterPart fallback={<Spinner />}>
      <AnswerFiles files={files} read={read ?? readOwn} />
    </LaterPart>
  )
}
