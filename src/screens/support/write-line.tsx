import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { t } from '@lingui/core/macro'
import { cleanText } from '#src/base/clean-text.ts'
import { limited } from '#src/base/limited.ts'
import type { SaveFailure } from '#src/base/outcome.ts'
import { guestOwner } from '#src/core/keys/owner.ts'
import { tooLongText } from '#src/screens/fields/too-long.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { loadOrNotify } from '#src/screens/frame/load-or-notify.ts'
import { whyNotSaved } from '#src/screens/frame/why-not-saved.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import type { PartialInput } from '#src/core/drafts/partial-input.ts'
import { usePartialInput, usePartialInputAt } from '#src/screens/drafts/use-partial-input.ts'
import { replyBySelf } from './support-window.ts'

const longest = 2000
const longestShown = 4

const place = 'support'
const isBlank = (text: string) => !cleanText(text, true)

/** The input line; restores unsent text. */
export function WriteLine({ owner }: { owner: string }) {
  const account = owner || guestOwner
  const half = usePartialInputAt<string>(place, account)
  return half === 'looking' ? null : <Line key={account} account={account} half={half} />
}

/** Enter sends, Shift and Enter begin a new line. */
function Line({ account, half }: { account: string; half: PartialInput<string> | undefined }) {
  const input = useRef<HTMLTextAreaElement>(null)
  const typed = usePartialInput<string>({ account, place, half, begin: () => '', isEmpty: isBlank })
  const text = typed.value
  const [why, setWhy] = useState<SaveFailure>()
  const [busy, setBusy] = useState(false)
  const blank = isBlank(text)
  const error = useId()
  const { over } = limited(text, longest, true)
  useEffect(() => input.current?.focus(), [])
  const type = (next: string) => typed.change(() => next)
  const send = async () => {
    if (blank || over > 0 || busy) return
    setBusy(true)
    setWhy(undefined)
    // The draft's id, so that storing the message deletes the draft.
    const draft = await typed.settle()
    const sent = await loadOrNotify(async () =>
      (await conversation()).writeToSupport(text, account, { draft }),
    )
    setBusy(false)
    input.current?.focus()
    if (sent?.outcome.saved === false) setWhy(sent.outcome.why)
    if (!sent?.outcome.saved) return
    await typed.done('')
    replyBySelf(sent.id)
  }
  return (
    <form
      className="sticky bottom-0 shrink-0 border-t bg-paper p-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <WhatIsWrong id={error} why={why} over={over} />
      <div className="flex items-end gap-2">
        <textarea
          ref={input}
          className="field max-h-32 grow resize-none aria-invalid:border-red"
          aria-invalid={over > 0}
          aria-describedby={error}
          aria-label={t`Your message`}
          placeholder={t`Your message`}
          enterKeyHint="send"
          rows={Math.min(text.split('\n').length, longestShown)}
          value={text}
          // Read-only while saving, so that the saved text equals the shown text.
          readOnly={busy}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => sendsNow(event) && (event.preventDefault(), void send())}
        />
        <SendButton off={blank || over > 0 || busy} />
      </div>
    </form>
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
  id: string
  why: SaveFailure | undefined
  /** Number of characters above the limit. */
  over: number
}

function WhatIsWrong({ id, why, over }: WhatIsWrongProps) {
  const text = over > 0 ? tooLongText(over) : why && whyNotSaved(why)
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

const conversation = () => import('#src/core/support/conversation.ts')

/** True for Enter alone; not during composition, where Enter accepts a suggestion. */
function sendsNow({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing
}
