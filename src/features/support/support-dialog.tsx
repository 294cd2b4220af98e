import { t } from '@lingui/core/macro'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { language } from '#src/platform/i18n/words.ts'
import { Notices } from '#src/platform/ui/notices.tsx'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import { useOnPageLeave } from '#src/platform/ui/use-left-page.ts'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { WindowTitle } from '#src/platform/ui/window-title.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { MessageList } from '#src/features/support/internal/message-list.tsx'
import { closeSupport } from '#src/features/catalogue/support-window.ts'
import { WriteLine } from '#src/features/support/internal/write-line.tsx'
import { useModal } from '#src/platform/ui/use-modal.ts'

speakForms(language())

/** The support window over the page. */
export default function SupportDialog() {
  const dialog = useModal()
  const person = usePerson()
  useOnPageLeave(closeSupport)
  return (
    <dialog
      ref={dialog}
      aria-labelledby="support-title"
      aria-describedby="support-line"
      className="m-auto h-[max(500px,27rem)] max-h-dvh w-112 max-w-full bg-paper sm:rounded-lg"
      closedby="any"
      onClose={closeSupport}
    >
      {/* The dialog itself is not a flex box, which would show it while it is closed. */}
      {/* With large text or on a small screen it scrolls as a whole, above the input line. */}
      <div className="flex h-full flex-col overflow-y-auto">
        <header className="border-b px-4 pt-2 pb-1">
          <WindowTitle
            id="support-title"
            className="text-xl"
            reopen={() => Promise.resolve({ support: 'open' })}
          >
            {t`Live Support`}
          </WindowTitle>
          <p id="support-line" className="text-muted">{t`We're here to help!`}</p>
          <ContactLines />
        </header>
        {person !== undefined && (
          <>
            <MessageList />
            <WriteLine owner={person?.id ?? ''} />
          </>
        )}
      </div>
      <Notices inWindow />
    </dialog>
  )
}

function ContactLines() {
  const centre = useCentre()
  const line = 'inline-flex min-h-12 items-center gap-2 text-sm'
  return (
    <p className="flex flex-wrap gap-x-4">
      <a className={line} href={`tel:${centre.supportPhone.replaceAll(' ', '')}`}>
        <Pictogram name="phone" className="size-5" />
        {centre.supportPhone}
      </a>
      <a className={line} href={`mailto:${centre.supportEmail}`}>
        <Pictogram name="mail" className="size-5" />
        {centre.supportEmail}
      </a>
    </p>
  )
}
