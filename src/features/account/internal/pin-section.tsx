import { t } from '@lingui/core/macro'
import { lockPicture, type LockPicture } from '#src/features/shared-phone/lock-pictures.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { minutesText, PinField, tryText } from './pin-field.tsx'
import { alreadyNotified, Submit, TypedForm, type Fault } from '#src/platform/fields/typed-form.tsx'
import { PictureChoice, pictureName } from './picture-choice.tsx'
import { useLockTime, usePictures } from '#src/features/account/use-lock.ts'

const minute = 60_000
const awayMinutes = [1, 5, 15, 60]

/** The PIN of this phone: an explanation, then the form that sets or removes it. */
export function PinSection() {
  const untilLock = useLockTime()
  if (untilLock === undefined) return null
  return (
    <section className="grid gap-4 border-t pt-4" aria-labelledby="pin-title">
      <h2 id="pin-title">{t`Lock with a PIN`}</h2>
      {untilLock ? <TakeOff minutes={untilLock / minute} /> : <SetPin />}
    </section>
  )
}

async function set(form: HTMLFormElement): Promise<Fault | undefined> {
  const { pin = '', again, away, picture } = typedIn(form)
  const loaded = await loadOrNotify(() => import('#src/features/shared-phone/pin.ts'))
  if (!loaded) return alreadyNotified
  if (!loaded.isPin(pin)) return { text: t`A PIN has 4 to 8 digits.`, at: ['pin'] }
  if (pin !== again) return { text: t`The two PINs are not the same.`, at: ['again'] }
  const outcome = await loaded.setPin(pin, Number(away) * minute, lockPicture(picture))
  if (typeof outcome === 'string') return { text: whyUndone(outcome) }
  if (!outcome.saved) return { text: whyNotSaved(outcome.why) }
  const remark = t`It is easy to guess. Remove it and choose other digits.`
  const isWeak = loaded.isEasyToGuess(pin)
  notify({ title: t`The PIN is set.`, ...(isWeak && { text: remark, stays: true }) })
  return undefined
}

function SetPin() {
  const pictures = usePictures()
  return (
    <TypedForm submit={set}>
      <ul className="grid list-disc gap-1 pl-5">
        <li>{t`While it is locked, nobody who borrows this phone can read your requests, photos, orders, cart or name.`}</li>
        <li>{t`While it is locked, nothing of yours is sent. It will be sent when you unlock.`}</li>
        <li>{t`It locks by the button in the menu, after the time below, and when the browser is opened again.`}</li>
        <li>{t`Forgotten the PIN? Sign in again when you have network. Nothing is lost.`}</li>
        <li>{t`It keeps out somebody who borrows your phone, not an expert. Six digits are better than four.`}</li>
      </ul>
      <PinField label={t`New PIN, 4 to 8 digits`} name="pin" />
      <PinField label={t`The same PIN again`} name="again" />
      <label className="grid gap-1 font-bold">
        {t`Lock when I am away for`}
        <select className="field font-normal" name="away" defaultValue={5}>
          {awayMinutes.map((count) => (
            <option key={count} value={count}>
              {minutesText(count)}
            </option>
          ))}
        </select>
      </label>
      {pictures && <PictureChoice own={undefined} taken={pictures.taken} />}
      <Submit>{t`Set the PIN`}</Submit>
    </TypedForm>
  )
}

async function takeOff(form: HTMLFormElement): Promise<Fault | undefined> {
  const { pin = '' } = typedIn(form)
  const loaded = await loadOrNotify(() => import('#src/features/shared-phone/pin.ts'))
  const answer = await loaded?.removePin(pin)
  if (!answer) return alreadyNotified
  if ('outcome' in answer) return answer.outcome.saved ? undefined : { text: whyNotSaved(answer.outcome.why) }
  if (!('key' in answer)) return { text: tryText(answer), at: ['pin'] }
  notify({ title: t`The PIN is off.` })
  return undefined
}

function TakeOff({ minutes }: { minutes: number }) {
  const time = minutesText(minutes)
  const pictures = usePictures()
  return (
    <>
      <p>{t`A PIN is set. The app locks when you are away for ${time}, and by the button in the menu.`}</p>
      {pictures && <PictureChoice {...pictures} onChoose={(picture) => void change(picture)} />}
      <TypedForm submit={takeOff}>
        <PinField label={t`PIN`} name="pin" />
        <Submit className="button-quiet">{t`Remove the PIN`}</Submit>
      </TypedForm>
    </>
  )
}

async function change(picture: LockPicture): Promise<void> {
  const loaded = await loadOrNotify(() => import('#src/features/shared-phone/pin.ts'))
  const outcome = await loaded?.choosePicture(picture)
  if (outcome && !outcome.saved)
    return notify({ title: t`Not saved`, text: whyNotSaved(outcome.why), tone: 'alarm' })
  const name = pictureName(picture)
  if (outcome) notify({ title: t`Your picture is now: ${name}` })
}
