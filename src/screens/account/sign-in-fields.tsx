import { t } from '@lingui/core/macro'

/** What signing in asks for; native fields, so that the phone offers what it knows. */
export function SignInFields() {
  return (
    <>
      <label className="grid gap-1 font-bold">
        {t`Email`}
        <input
          className="field font-normal"
          name="email"
          type="email"
          autoComplete="username"
          maxLength={254}
          required
        />
      </label>
      <label className="grid gap-1 font-bold">
        {t`Phone number`}
        <input
          className="field font-normal"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={20}
          required
        />
      </label>
      <label className="grid gap-1 font-bold">
        {t`Password`}
        <input
          className="field font-normal"
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={200}
          required
        />
      </label>
    </>
  )
}
