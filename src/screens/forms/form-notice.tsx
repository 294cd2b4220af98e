import type { ReactNode } from 'react'
import { Pictogram } from '#src/ui/pictogram.tsx'

/** What the person is told inside the open form: a notice of the page would lie behind it. */
export interface FormNoticeText {
  readonly title: string
  readonly text: string
  /** True where signing in is the way on. */
  readonly needsSignIn?: boolean
}

/** The place for a notice inside the form; it stays in view and is announced at once. */
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
