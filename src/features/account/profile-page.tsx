import { useEffect, useRef } from 'react'
import { t } from '@lingui/core/macro'
import { isPinCode } from '#src/base/typed-code.ts'
import { indianMobile } from '#src/base/phone.ts'
import { isFarmFieldKey } from '#src/base/farm-field.ts'
import type { OwnProfile } from './profile.ts'
import { language, languageNames, languages } from '#src/platform/i18n/words.ts'
import { Page } from '#src/features/gate/page.tsx'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { wrongPhone } from '#src/features/account/internal/code-notices.ts'
import { ConfirmEmail, ConfirmPhone } from '#src/features/account/internal/confirm-address.tsx'
import { FarmFields } from '#src/features/account/internal/farm-fields.tsx'
import { Field } from '#src/platform/fields/field.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { PasswordSection } from '#src/features/account/internal/password-section.tsx'
import { PinSection } from '#src/features/account/internal/pin-section.tsx'
import { alreadyNotified, Submit, TypedForm, type Fault } from '#src/platform/fields/typed-form.tsx'
import {
  nextText,
  partsSeen,
  partsToSave,
  textsIn,
  textsOf,
  typedNames,
  type Texts,
} from '#src/features/account/internal/profile-texts.ts'
import { profileStateText } from '#src/features/account/internal/profile-state-text.ts'
import { wantedNumber } from '#src/features/account/internal/wanted-number.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'

speakAccount(language())

/** The profile: name, phone, village with its PIN code, and the language of messages. */
export function ProfilePage() {
  const account = usePerson()?.id ?? ''
  return (
    <Page
      title={t`Profile`}
      description={t`Your name, phone, village, PIN code and language.`}
      access="signed-in"
    >
      <div className="column grid max-w-md gap-4 py-6">
        <h1>{t`Profile`}</h1>
        {/* A new form for each account, so that no typed text stays for the next person. */}
        <Own key={account} account={account} />
        <PasswordSection />
        <PinSection />
        <AppLink to="/privacy-centre" className="button-quiet">
          {t`Your privacy`}
        </AppLink>
      </div>
    </Page>
  )
}

/** @internal The profile as this phone has it; exported for the test of its first state. */
export function Own({ account }: { account: string }) {
  const found = useObservable<OwnProfile | 'reading' | null | undefined>(
    `profile of ${account}`,
    async () => {
      const [{ watchProfile }, { syncProfile }] = await Promise.all([
        import('./profile.ts'),
        import('./sync-profile.ts'),
      ])
      // Otherwise a new sign-in would wait for the next sync.
      void syncProfile()
      return watchProfile(account)
    },
    'reading',
    null,
  )
  if (found === 'reading') return <Spinner />
  return <Found account={account} own={found} />
}

function Found({ account, own }: { account: string; own: OwnProfile | null | undefined }) {
  const number = wantedNumber(account) ?? indianMobile(own?.profile.phone ?? '')
  return (
    <>
      {own ? (
        <>
          <ProfileForm account={account} {...own} />
          <FarmFields account={account} profile={own.profile} />
        </>
      ) : (
        <p>{t`Your profile is not on this phone yet. It comes once the centre answers.`}</p>
      )}
      {number && <ConfirmPhone key={number} account={account} number={number} />}
      <ConfirmEmail account={account} />
    </>
  )
}

/** Returns the fault of a typed phone number or PIN code. */
function faultIn({ phone, pincode }: Readonly<Record<string, string>>): Fault | undefined {
  if (phone && !indianMobile(phone)) return wrongPhone()
  return pincode && !isPinCode(pincode) ? { text: t`A PIN code has 6 digits.`, at: ['pincode'] } : undefined
}

/**
 * Saves the typed fields, and those that the centre asks about; returns the fault, if any. A field that was only shown
 * may be older than another phone's value, and must not overwrite it.
 */
async function keepTyped(
  account: string,
  form: HTMLFormElement,
  shown: Texts,
  { profile, theirs = { version: 0 } }: Pick<OwnProfile, 'profile' | 'theirs'>,
): Promise<Fault | undefined> {
  const typed = typedIn(form)
  const fault = faultIn(typed)
  if (fault) return fault
  const loaded = await loadOrNotify(() => import('./profile.ts'))
  if (!loaded) return alreadyNotified
  const asked = Object.keys(theirs)
  const fields = Object.fromEntries(asked.filter(isFarmFieldKey).map((key) => [key, profile[key] ?? null]))
  const outcome = await loaded.saveProfile(
    account,
    {
      // Saving again keeps the person's own values of the fields that the centre asks about, too.
      ...fields,
      ...partsToSave(typed, [...typedNames(shown, textsIn(form)), ...asked]),
    },
    { ...fields, ...partsSeen(profile, shown) },
  )
  if (!outcome.saved) return { title: t`Error`, text: whyNotSaved(outcome.why) }
  notify({ title: t`Saved on this phone` })
  return undefined
}

/** Puts the texts into the fields where the person has not typed; returns the shown texts. */
function showTexts(form: HTMLFormElement, shown: Texts, texts: Texts): Texts {
  const after = { ...shown }
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
    const before = { shown: shown[name] ?? '', now: field.value, hasFocus: field.matches(':focus') }
    const next = nextText(before, text)
    after[name] = next.shown
    if (next.now !== field.value) field.value = next.now
  }
  return after
}

function ProfileForm({ account, profile, state, theirs }: OwnProfile & { account: string }) {
  const form = useRef<HTMLFormElement>(null)
  const texts = textsOf(profile)
  const shown = useRef<Texts>(texts)
  // A sync replaces neither a text that the person types nor the field that has the focus: a new form would lose it.
  useEffect(() => {
    const element = form.current
    const show = () => {
      if (element) shown.current = showTexts(element, shown.current, texts)
    }
    show()
    element?.addEventListener('focusout', show)
    return () => element?.removeEventListener('focusout', show)
  })
  const submit = async (element: HTMLFormElement) => {
    const sent = textsIn(element)
    const fault = await keepTyped(account, element, shown.current, { profile, theirs })
    // Saved as sent; text typed meanwhile is not.
    if (!fault) shown.current = sent
    return fault
  }
  return (
    <TypedForm ref={form} submit={submit}>
      <Field label={t`Display name`} name="name" longest={80} defaultValue={texts.name} />
      <Field label={t`Phone number`} name="phone" type="tel" defaultValue={texts.phone} />
      <Field label={t`Village`} name="village" longest={80} defaultValue={texts.village} />
      <Field
        label={t`PIN code of the village`}
        name="pincode"
        inputMode="numeric"
        defaultValue={texts.pincode}
      />
      <label className="grid gap-1 font-bold">
        {t`Language`}
        <select className="field font-normal" name="language" defaultValue={texts.language}>
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {languageNames[code]}
            </option>
          ))}
        </select>
      </label>
      <Submit>{t`Save`}</Submit>
      <p role="status" className={state === 'returned' ? 'font-bold text-red' : 'text-muted'}>
        {profileStateText({ state, theirs })}
      </p>
    </TypedForm>
  )
}
