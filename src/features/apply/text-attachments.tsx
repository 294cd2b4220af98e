import { t } from '@lingui/core/macro'
import type { TextFiles } from './use-text-files.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import type { TextAttachPanelProps } from '#src/features/apply/internal/text-attach-panel.tsx'

// Lazy: typing loads no code of photos and voice.
const TextAttachPanel = lazyPart<TextAttachPanelProps>(
  () => import('#src/features/apply/internal/text-attach-panel.tsx'),
)

/** An offer to speak or to add photos beside typed text. */
export function TextAttachments({ files, owner }: { files: TextFiles; owner: string }) {
  const { draft } = files
  if (draft === undefined)
    return (
      <button type="button" className="button-quiet justify-self-start" onClick={() => void files.open()}>
        <Pictogram name="microphone" className="size-7" />
        <Pictogram name="camera" className="size-7" />
        <span>{t`Speak or add photos`}</span>
      </button>
    )
  return (
    <LaterPart fallback={<Spinner />}>
      <TextAttachPanel key={draft} files={files} draft={draft} owner={owner} />
    </LaterPart>
  )
}
