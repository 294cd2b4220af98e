import { createContext, use, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'

/** Why a form cannot be taken as it stands. */
export interface Fault {
  readonly title?: string | undefined
  readonly text: string
  /** The names of the fields that it is in, if it is in any; the first says it. */
  readonly at?: readonly string[] | undefined
}

/** For what a notice has said: nothing more is to be said, and nothing goes on. */
export const saidAlready: Fault = { text: '' }

interface Standing {
  readonly id: string
  readonly fault: Fault | undefined
  readonly busy: boolean
}

const Here = createContext<Standing>({ id: '', fault: undefined, busy: false })

interface TypedFormProps {
  /** Takes what is typed, and answers what is wrong with it. A second tap while it works is the same one. */
  submit: (form: HTMLFormElement, how: string) => Promise<Fault | undefined>
  className?: string
  ref?: { current: HTMLFormElement | null }
  onInput?: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/**
 * A form whose fields say what is wrong with them, as those of requests do: it stays below the field until that is typed
 * into, and the first such field has the focus.
 */
export function TypedForm({ submit, className = 'grid gap-4', ref, onInput, children }: TypedFormProps) {
  const id = useId()
  const own = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<Fault>()
  const [busy, setBusy] = useState(false)
  const working = useRef(false)
  const form = ref ?? own
  useEffect(() => {
    const field = fault?.at?.[0] && form.current?.elements.namedItem(fault.at[0])
    if (field instanceof HTMLElement) field.focus()
  }, [fault, form])
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (working.current) return
    working.current = true
    setBusy(true)
    setFault(undefined)
    const { submitter } = event.nativeEvent as SubmitEvent
    const how = submitter instanceof HTMLButtonElement ? submitter.value : ''
    const found = await submit(event.currentTarget, how)
    setFault(found === saidAlready ? undefined : found)
    working.current = false
    setBusy(false)
  }
  const typed = (event: FormEvent<HTMLFormElement>) => {
    onInput?.(event)
    const { name } = event.target as HTMLInputElement
    setFault((before) => (before?.at?.includes(name) ? undefined : before))
  }
  return (
    <Here value={{ id, fault, busy }}>
      <form ref={form} className={className} method="post" noValidate onInput={typed} onSubmit={send}>
        {children}
      </form>
    </Here>
  )
}

/** What ties a field to what is wrong with it, and the words for that where this field says them. */
export function useFault(name: string | undefined): {
  invalid: true | undefined
  by: string | undefined
  words: ReactNode
} {
  const { id, fault } = use(Here)
  const by = `${id}-fault`
  if (name === undefined || !fault?.at?.includes(name))
    return { invalid: undefined, by: undefined, words: null }
  return { invalid: true, by, words: fault.at[0] === name && <FaultWords id={by} fault={fault} /> }
}

/** What is wrong, in words that stay. */
export function FaultWords({ id, fault }: { id?: string; fault: Fault }) {
  return (
    <p id={id} role="alert" className="text-red">
      {fault.title && <strong className="block">{fault.title}</strong>}
      <span>{fault.text}</span>
    </p>
  )
}

interface SubmitProps {
  /** True where it cannot be used as the form stands; who presses it all the same is told why. */
  refused?: boolean
  className?: string
  children: ReactNode
}

/** What sends the form around it, below what is wrong with the form as a whole. */
export function Submit({ className = 'button', refused = false, children }: SubmitProps) {
  const { fault, busy } = use(Here)
  return (
    <>
      {fault && !fault.at?.length && <FaultWords fault={fault} />}
      <button
        type="submit"
        className={className}
        aria-disabled={busy || refused}
        data-explains={refused || undefined}
      >
        {busy ? t`One moment…` : children}
      </button>
    </>
  )
}
