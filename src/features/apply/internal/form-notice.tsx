import type { ReactNode } from 'react'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

/** A notice inside the open form, which would cover a notice of the page. */
export interface FormNoticeText {
  readonly title: string
  readonly text: string
  /** The slot of the file that it is about. */
  readonly file?: string | undefined
  /** True if the next step is signing in. */
  readonly needsSignIn?: boolean
}

/** The place of a notice inside the form; it stays visible and is announced at once. */
export function FormNotice({
  notice,
  children,
}: {
  notice: FormNoticeText | undefined
  children?: ReactNode
}) {
  return (
    <div role="alert" className="sticky top-0 z-10">
      {notice && (
        <div className="flex items-start gap-3 border-b-2 border-red bg-card p-4">
          <Pictogram name="warning" className="size-7 text-red" />
          <div className="grid grow gap-2">
            <p>
              <strong className="block text-red">{notice.title}</strong>
              {notice.text}
            </p>
            {children}
          </div>
        </div>
      )}
    </div>
  )
}
