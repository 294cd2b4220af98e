import { useEffect, useState } from 'react'
import { messageAttachments } from '#src/features/forms/attachments.ts'
import { cameraKey, slotOfCamera } from '#src/platform/ui/camera-mark.ts'
import { markAddress, unmarkAddress } from '#src/platform/ui/mark-address.ts'
import AttachPanel from './attach-panel.tsx'
import type { TextFiles } from '#src/features/apply/use-text-files.ts'

/** Typed text with its draft, to which files are added. */
export interface TextAttachPanelProps {
  files: TextFiles
  draft: string
  owner: string
}

const doNothing = () => undefined
const unmark = () => unmarkAddress([cameraKey])

/** Photos and the voice note of typed text that is no form. */
export default function TextAttachPanel({ files, draft, owner }: TextAttachPanelProps) {
  const [waitingFor, setWaitingFor] = useState(() => slotOfCamera(files.place))
  useEffect(() => unmark, [])
  const waitFor = async (slot: string | undefined) => {
    setWaitingFor(slot)
    const outcome = await files.save()
    // The camera may end the page, which then opens here again.
    if (slot === undefined) unmark()
    else markAddress({ [cameraKey]: `${files.place}/${slot}` })
    return outcome
  }
  return (
    <AttachPanel
      form={messageAttachments}
      owner={owner}
      filling={{ draft, typed: {}, waitingFor, set: doNothing, waitFor }}
      broken={[]}
      onFiles={(listed) => files.setCount(listed.length)}
    />
  )
}
