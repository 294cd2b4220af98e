import { t } from '@lingui/core/macro'

/** Returns the name of a fact on the screen; the copied report names it in English. */
export function factName(name: string): string {
  return names()[name] ?? name
}

const names = (): Record<string, string> => ({
  time: t`Time now`,
  build: t`Version of the app`,
  content: t`Content version`,
  language: t`Language`,
  worker: t`Background worker`,
  'in control': t`Background worker active`,
  caches: t`Saved pages`,
  online: t`Network`,
  line: t`Connection type`,
  clock: t`Clock differs by`,
  'time zone': t`Time zone`,
  centre: t`Centre`,
  'last heard': t`Centre last answered`,
  keeps: t`Storage on this phone`,
  cart: t`Cart`,
  'used as': t`Signed in as`,
  key: t`Key of this phone`,
  requests: t`Requests`,
  'requests of others': t`Requests of others`,
  'most attempts': t`Most attempts`,
  drafts: t`Drafts`,
  files: t`Photos and papers`,
  'cart changes unsent': t`Cart changes not sent`,
  'put away': t`Locked accounts`,
  databases: t`Databases`,
  browser: t`Browser`,
  languages: t`Languages`,
  screen: t`Screen size`,
  'cores, memory': t`Cores, memory`,
  installed: t`Installed`,
  can: t`The browser can`,
  storage: t`Room used`,
  persisted: t`Permanent storage granted`,
  'given back': t`Refunded by the centre`,
  'not readable': t`Cannot be read`,
})

/**
 * Returns a fact's value in the page's language if it is a plain word; `undefined` for versions, states and counts.
 */
export function factWord(value: string): string | undefined {
  const words: Record<string, string> = {
    yes: t`Yes`,
    no: t`No`,
    none: t`None`,
    never: t`Never`,
    there: t`Is there`,
    missing: t`Is missing`,
    guest: t`Without an account`,
    account: t`Account`,
    'account, needs sign-in': t`Account, needs sign-in`,
    unasked: t`Not asked yet`,
    answers: t`It answers`,
    silent: t`Does not answer`,
    fine: t`All right`,
    full: t`No room left`,
    refused: t`Not allowed`,
    'up to date': t`Up to date`,
    later: t`Later`,
    'needs sign-in': t`Needs sign-in`,
    'not compared': t`Not compared`,
  }
  return words[value]
}
