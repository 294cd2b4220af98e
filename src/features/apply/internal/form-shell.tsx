import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { Notices } from '#src/platform/ui/notices.tsx'
import { useOnPageLeave } from '#src/platform/ui/use-left-page.ts'
import { WindowTitle } from '#src/platform/ui/window-title.tsx'
import { closeOrReturn } from './close-or-return.ts'
import { closeForm, useOpenForm } from '#src/features/apply/open-form.ts'
import { useModal } from '#src/platform/ui/use-modal.ts'

/**
 * The window of a form. A tap outside does not close it, because that happens easily while typing.
 *
 * @param title `undefined` until the form is read
 */
export function FormShell({ title, children }: { title: string | undefined; children: ReactNode }) {
  const dialog = useModal()
  const reopen = useOpenForm((state) => state.reopen)
  useOnPageLeave(closeForm)
  return (
    <dialog
      ref={dialog}
      aria-labelledby="form-dialog-title"
      className="m-0 flex h-dvh max-h-none w-full max-w-none flex-col bg-paper md:m-auto md:mt-[4dvh] md:h-auto md:max-h-[92dvh] md:w-176 md:rounded-lg"
      onClose={closeOrReturn}
    >
      {/* Two lines have room; a title that is not known yet is not seen, so that nothing moves. */}
      <header className="grid min-h-19 content-center border-b bg-card py-2 pr-2 pl-4">
        <WindowTitle
          id="form-dialog-title"
          className={title === undefined ? 'invisible text-lg' : 'text-lg'}
          reopen={reopen}
        >
          {title ?? t`Form`}
        </WindowTitle>
      </header>
      <div className="grow overflow-y-auto">{children}</div>
      <Notices inWindow />
    </dialog>
  )
}
