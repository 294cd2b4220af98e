import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { t } from '@lingui/core/macro'
import { cleanText } from '#src/base/clean-text.ts'
import { limited } from '#src/base/limited.ts'
import type { DraftFailure } from '#src/base/outcome.ts'
import { guestOwner } from '#src/platform/session/owner.ts'
import { tooLongText } from '#src/platform/fields/too-long.ts'
import { TextAttachments } from '#src/features/apply/text-attachments.tsx'
import { useTextFiles } from '#src/features/apply/use-text-files.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { whyNotAdded } from '#src/features/forms/why-not-added.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { messagePlace as place, type PartialInput } from '#src/features/forms/partial-input.ts'
import { usePartialInput, usePartialInputAt } from '#src/features/forms/use-partial-input.ts'
import { replyBySelf } from '#src/features/catalogue/support-window.ts'

const longest = 2000
const longestShown = 4

const isBlank = (text: string) => !cleanText(text, true)

/** The input line; restores unsent text. */
export function WriteLine({ owner }: { owner: string }) {
  const account = owner || guestOwner
  const half = usePartialInputAt<string>(place, account)
  return half === 'looking' ? null : <Line key={account} account={account} half={half} />
}

/** A message that is being written, with its photos and its voice note. */
function Line({ account, half }: { account: string; half: PartialInput<string> | undefined }) {
  const input = useRef<HTMLTextAreaElement>(null)
  const typed = usePartialInput<string>({ account, place, half, begin: () => '', isEmpty: isBlank })
  const files = useTextFiles(place, typed, half)
  const text = typed.value
  const [why, setWhy] = useState<DraftFailure>()
  const [busy, setBusy] = useState(false)
  const { over } = limited(text, longest, true)
  const isOff = (isBlank(text) && files.count === 0) || over > 0 || busy
  useEffect(() => input.current?.focus(), [])
  const send = async () => {
    if (isOff) return
    setBusy(true)
    setWhy(undefined)
    if (!(await files.ready())) return setBusy(false)
    // The draft's id, so that storing the message deletes the draft.
    const draft = await typed.settle()
    const sent = await loadOrNotify(async () =>
      (await conversation()).writeToSupport(text, account, { draft }),
    )
    setBusy(false)
    input.current?.focus()
    if (sent?.outcome.saved === false) setWhy(sent.outcome.why)
    if (!sent?.outcome.saved) return
    files.close()
    await typed.done('')
    replyBySelf(sent.id)
  }
  return (
    <>
      {files.draft !== undefined && (
        // Above the line and not in it: it is higher than the window.
        <div className="shrink-0 border-t p-3">
          <TextAttachments files={files} owner={account} />
        </div>
      )}
      <MessageForm
        input={input}
        text={text}
        why={why}
        over={over}
        busy={busy}
        isOff={isOff}
        onType={(next) => typed.change(() => next)}
        onSend={() => void send()}
        onAttach={files.draft === undefined ? () => void files.open() : undefined}
      />
    </>
  )
}

interface MessageFormProps extends WhatIsWrongProps {
  input: RefObject<HTMLTextAreaElement | null>
  text: string
  busy: boolean
  /** True if a tap on *Send* does nothing. */
  isOff: boolean
  onType: (text: string) => void
  onSend: () => void
  /** Offers to speak or to add photos; `undefined` once that was accepted. */
  onAttach: (() => void) | undefined
}

/** Enter sends, Shift and Enter begin a new line. */
function MessageForm({ input, text, busy, isOff, onType, onSend, onAttach, ...wrong }: MessageFormProps) {
  const error = useId()
  return (
    <form
      autoComplete="off"
      className="sticky bottom-0 shrink-0 border-t bg-paper p-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <WhatIsWrong id={error} {...wrong} />
      <div className="flex flex-wrap items-end gap-2">
        <textarea
          autoComplete="off"
          ref={input}
          className="field max-h-32 grow basis-24 resize-none aria-invalid:border-red"
          aria-invalid={wrong.over > 0}
          aria-describedby={error}
          aria-label={t`Your message`}
          placeholder={t`Your message`}
          enterKeyHint="send"
          rows={Math.min(text.split('\n').length, longestShown)}
          value={text}
          // Read-only while saving, so that the saved text equals the shown text.
          readOnly={busy}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => sendsNow(event) && (event.preventDefault(), onSend())}
        />
        {onAttach && <AttachButton onPress={onAttach} />}
        <SendButton off={isOff} />
      </div>
    </form>
  )
}

/** Pictures without words, since the line has room for few. */
function AttachButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      className="flex min-h-12 items-center gap-1 px-2 text-green"
      aria-label={t`Speak or add photos`}
      onClick={onPress}
    >
      <Pictogram name="microphone" className="size-6" />
      <Pictogram name="camera" className="size-6" />
    </button>
  )
}

function SendButton({ off }: { off: boolean }) {
  return (
    <button type="submit" className="button" aria-label={t`Send`} aria-disabled={off}>
      <Pictogram name="send" className="size-6" />
    </button>
  )
}

interface WhatIsWrongProps {
  why: DraftFailure | undefined
  /** Number of characters above the limit. */
  over: number
}

function WhatIsWrong({ id, why, over }: WhatIsWrongProps & { id: string }) {
  const text = over > 0 ? tooLongText(over) : why && whyNotAdded(why)
  return (
    <div className="pb-2 empty:hidden">
      {text && (
        <FieldError id={id} alert>
          {text}
        </FieldError>
      )}
    </div>
  )
}

const conversation = () => import('./conversation.ts')

/** True for Enter alone; not during composition, where Enter accepts a suggestion. */
function sendsNow({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing
}
