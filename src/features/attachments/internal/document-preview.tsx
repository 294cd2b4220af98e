import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '@lingui/core/macro'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { Picture } from '#src/features/attachments/picture.tsx'

interface DocumentPreviewProps {
  stored: { readonly id: string; readonly type: string; readonly size: number }
  label: string
  preview: (id: string) => Promise<Blob | undefined>
}

/** A stored document: its picture, or a symbol for a PDF, and its size. */
export function DocumentPreview({ stored, label, preview }: DocumentPreviewProps) {
  const [blob, setBlob] = useState<Blob | 'gone'>()
  const read = useEffectEvent((id: string) => preview(id))
  const isPdf = stored.type === 'application/pdf'
  useEffect(() => {
    let left = false
    const show = (found: Blob | undefined) => left || setBlob(found ?? 'gone')
    if (!isPdf) read(stored.id).then(show, () => show(undefined))
    return () => void (left = true)
  }, [stored.id, isPdf])
  const kilobytes = Math.max(1, Math.round(stored.size / 1024))
  return (
    <figure className="grid gap-2">
      <div className="grid min-h-32 place-items-center rounded-lg border bg-paper p-2">
        {blob instanceof Blob ? (
          <Picture blob={blob} alt={label} className="max-h-64 max-w-full" />
        ) : (
          <Pictogram name={blob === 'gone' ? 'warning' : 'paper'} className="size-16 text-muted" />
        )}
      </div>
      <figcaption className="flex items-center gap-2">
        <Pictogram name="check" className="size-6 text-green" />
        {isPdf
          ? t`PDF, ${kilobytes} KB, saved on this phone`
          : t`Photo, ${kilobytes} KB, saved on this phone`}
      </figcaption>
    </figure>
  )
}
