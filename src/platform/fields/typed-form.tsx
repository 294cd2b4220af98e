import { createContext, use, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { FieldError } from '#src/platform/ui/field-error.tsx'
import { focusFault } from '#src/platform/ui/focus-fault.ts'
import type { FieldMessages } from '#src/platform/ui/labelled.tsx'
import { notifyLoadFailure } from '#src/platform/ui/load-or-notify.ts'
import { runningWork, type FieldWork } from './field-work.ts'
import { tooLongText } from './too-long.ts'
import { nameOf, overOf, tooLongIn } from './typed-in.ts'
import { QuietForm } from '#src/platform/ui/quiet-form.tsx'

/** The reason that a form is not accepted. */
export interface Fault {
  readonly title?: string | undefined
  readonly text: string
  /** The names of the fields at fault; the first shows the text. */
  readonly at?: readonly string[] | undefined
}

/** A fault that a notice has shown already. */
export const alreadyNotified: Fault = { text: '' }

interface Standing {
  readonly fault: Fault | undefined
  /** The fields that are too long, each with its surplus of characters. */
  readonly overs: ReadonlyMap<string, number>
  readonly busy: boolean
  readonly object: (fault: Fault | undefined) => void
  readonly waitFor: (work: FieldWork<Fault>, field: string) => void
}

const nothingOver: ReadonlyMap<string, number> = new Map()
const Here = createContext<Standing>({
  fault: undefined,
  overs: nothingOver,
  busy: false,
  object: () => {},
  waitFor: () => {},
})

interface TypedFormProps {
  /** Submits the form; returns its fault, if any. A second tap meanwhile does nothing. */
  submit: (form: HTMLFormElement, how: string) => Promise<Fault | undefined>
  className?: string
  ref?: { current: HTMLFormElement | null }
  onInput?: (event: FormEvent<HTMLFormElement>) => void
  /** True for a step with one question: its field gets the focus. */
  isStep?: boolean
  children: ReactNode
}

/**
 * A form whose fields show their faults, as the forms of requests do: a fault stays until its field changes, and the
 * first such field gets the focus. Text above a field's `longest` is reported at once, and neither cut nor sent.
 */
export function TypedForm({
  submit,
  className = 'grid gap-4',
  ref,
  onInput,
  isStep,
  children,
}: TypedFormProps) {
  const own = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<Fault>()
  const [overs, setOvers] = useState(nothingOver)
  const [busy, setBusy] = useState(false)
  const working = useRef(false)
  const [work] = useState(() => runningWork<Fault>())
  const [again, setAgain] = useState<{ readonly submitter: HTMLElement | null }>()
  const form = ref ?? own
  // Once the fields have the values that the work made.
  useEffect(() => again && form.current?.requestSubmit(again.submitter), [again, form])
  useEffect(() => (isStep ? focusFirst(form.current) : undefined), [isStep, form])
  useEffect(() => focusField(form.current, fault?.at?.[0]), [fault, form])
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (working.current) return
    setFault(undefined)
    const tooLong = tooLongIn(event.currentTarget)
    setOvers(tooLong)
    if (tooLong.size > 0) return focusField(event.currentTarget, [...tooLong.keys()][0])
    working.current = true
    setBusy(true)
    const { submitter } = event.nativeEvent as SubmitEvent
    const how = submitter instanceof HTMLButtonElement ? submitter.value : ''
    const waits = !work.isSettled()
    const found = await (waits ? work.done() : submit(event.currentTarget, how)).catch(stopped)
    setFault(found === alreadyNotified ? undefined : found)
    if (waits && !found) setAgain({ submitter })
    working.current = false
    setBusy(false)
  }
  const typed = (event: FormEvent<HTMLFormElement>) => {
    onInput?.(event)
    const field = event.target as Element
    const name = nameOf(field)
    setOvers((before) => withOver(before, name, overOf(field)))
    setFault((before) => (before?.at?.includes(name) ? undefined : before))
  }
  const waitFor = (begun: FieldWork<Fault>, field: string) => {
    // A fault of the whole form is out of date once the person tries something else.
    setFault((before) => (before?.at?.length ? before : undefined))
    work.add(begun, field)
  }
  return (
    <Here value={{ fault, overs, busy, object: setFault, waitFor }}>
      <QuietForm ref={form} className={className} onInput={typed} onSubmit={send}>
        {children}
      </QuietForm>
    </Here>
  )
}

/** A result for an exception that the form does not expect, so that its button does not stay busy for ever. */
function stopped(thrown: unknown): Fault {
  notifyLoadFailure(thrown)
  return alreadyNotified
}

/** Not if a tab has the focus, because keyboard users would leave the tabs. */
function focusFirst(form: HTMLFormElement | null): void {
  const now = form?.ownerDocument.activeElement
  if (!now?.matches('[role=tab]:focus-visible')) form?.querySelector('input')?.focus()
}

function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const field = name === undefined ? undefined : form?.elements.namedItem(name)
  if (field instanceof HTMLElement) focusFault(field)
}

function withOver(before: ReadonlyMap<string, number>, name: string, over: number) {
  if ((before.get(name) ?? 0) === over) return before
  const after = new Map(before).set(name, over)
  if (over === 0) after.delete(name)
  return after
}

/** Returns the fault of a field as props of `Labelled`; with its text only if this field shows it. */
export function useFault(name: string | undefined): Pick<FieldMessages, 'invalid' | 'error' | 'alert'> {
  const { fault, overs } = use(Here)
  if (name === undefined) return {}
  const over = overs.get(name)
  if (over) return { invalid: true, error: tooLongText(over), alert: true }
  if (!fault?.at?.includes(name)) return {}
  return { invalid: true, error: fault.at[0] === name && <Words fault={fault} />, alert: true }
}

/** Returns a function that shows a fault in the surrounding form as if it had been submitted. */
export function useObjection(): (fault: Fault | undefined) => void {
  return use(Here).object
}

function Words({ fault }: { fault: Fault }) {
  return (
    <>
      {fault.title && <strong className="block">{fault.title}</strong>}
      <span>{fault.text}</span>
    </>
  )
}

/** A fault that stays visible. */
export function FaultWords({ fault }: { fault: Fault }) {
  return (
    <FieldError alert>
      <Words fault={fault} />
    </FieldError>
  )
}

/** Returns a function that adds a field's work to the surrounding form: a submission waits for it, and stops once if it failed. */
export function useWaitFor(): (work: FieldWork<Fault>, field: string) => void {
  return use(Here).waitFor
}

interface SubmitProps {
  /** True if the form cannot be submitted now; a press still explains why. */
  refused?: boolean
  className?: string
  children: ReactNode
}

/** The fault of the whole form, for forms without `Submit`, which shows it too. */
export function FormFault() {
  const { fault } = use(Here)
  return fault && !fault.at?.length ? <FaultWords fault={fault} /> : null
}

/** The submit button, below the fault of the whole form. */
export function Submit({ className = 'button', refused = false, children }: SubmitProps) {
  const { busy } = use(Here)
  return (
    <>
      <FormFault />
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
