import { useEffect, useRef, useState } from 'react'
import type { Form, Step } from '#src/features/forms/define.ts'
import { focusFirstFault } from '#src/platform/ui/focus-fault.ts'
import { fieldId } from './field-row.tsx'
import { stepOf } from './form-steps.ts'
import type { Filling } from './use-filling.ts'

/** The current step of a form, and functions that change it. */
export interface Steps {
  readonly step: Step
  readonly goTo: (step: string) => void
  /** Goes to a field, a document or the subject by its key. */
  readonly correct: (key: string) => void
  /** True once a fault was shown: from then on each fault is marked. */
  readonly isReviewed: boolean
  /** Number of earlier steps, without repetition. */
  readonly behind: number
  /** Goes to the previous step. */
  readonly back: () => void
}

/** Returns the current step of a form with steps. */
export function useSteps(
  form: Form,
  body: { readonly current: HTMLElement | null },
  filling: Filling,
  attempt: number,
): Steps {
  const steps = form.steps!
  const [isReviewed, setIsReviewed] = useState(false)
  const step = steps.find(({ id }) => id === filling.step) ?? steps[0]!
  const goTo = useFocusInStep(body, step.id, attempt, filling.goTo)
  const correct = (key: string) => {
    setIsReviewed(true)
    const isAttachment = Object.hasOwn(form.documents ?? {}, key)
    const at = isAttachment ? steps.find(({ documents }) => documents) : stepOf(form, key)
    if (at) goTo(at.id, key)
  }
  const trail = useTrail(step.id)
  return { step, goTo, correct, isReviewed, behind: trail.length, back: () => goTo(trail.at(-1)!) }
}

/** Returns the steps up to this one; a repeated step counts as going back to it. */
function useTrail(step: string): readonly string[] {
  const [steps, setSteps] = useState([step])
  if (steps.at(-1) !== step) {
    const at = steps.indexOf(step)
    setSteps(at < 0 ? [...steps, step] : steps.slice(0, at + 1))
  }
  return steps.slice(0, -1)
}

/**
 * Focuses the new step's heading, or the field at fault, after a button. After a rejected attempt it is the first
 * fault.
 */
function useFocusInStep(
  body: { readonly current: HTMLElement | null },
  step: string,
  attempt: number,
  goTo: (step: string) => void,
) {
  const wanted = useRef<{ readonly step: string; readonly key: string | undefined }>(undefined)
  useEffect(() => {
    if (attempt) focusFirstFault(body.current)
  }, [attempt, body])
  useEffect(() => {
    if (wanted.current?.step !== step) return
    const { key } = wanted.current
    wanted.current = undefined
    const found =
      (key !== undefined && fieldOf(body.current, key)) ||
      body.current?.querySelector<HTMLElement>('[data-step-heading]')
    if (!found) return
    found.focus({ preventScroll: true })
    found.scrollIntoView({ block: 'center' })
  }, [step, body])
  return (to: string, key?: string) => {
    wanted.current = { step: to, key }
    goTo(to)
  }
}

/** Returns the control of a field or the slot of a document, by its key. */
function fieldOf(body: HTMLElement | null, key: string): HTMLElement | undefined {
  const all = body?.querySelectorAll<HTMLElement>('[id], [data-slot]') ?? []
  return [...all].find(({ id, dataset }) => id === fieldId(key) || dataset['slot'] === key)
}
