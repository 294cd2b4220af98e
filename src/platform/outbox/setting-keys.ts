/** The key of the setting with an owner's known answers, encrypted. */
export const knownSetting = (owner: string) => `known:${owner}`

/** The key of the setting with the hash of what was submitted under a draft's id; it outlives draft and entry. */
export const submittedSetting = (draft: string) => `kept ${draft}`

/** The key of the setting with the centre's version up to which this phone knows an owner's requests. */
export const versionSetting = (owner: string) => `requests-version:${owner}`

/** The key of the setting with an owner's mirrored rows that a restored centre has yet to confirm. */
export const unconfirmedSetting = (mirror: 'requests' | 'orders', owner: string) =>
  `unconfirmed-${mirror}:${owner}`

/** The key of the setting that says by which build some rows of an owner's mirror could not be read. */
export const unreadSetting = (mirror: 'requests' | 'orders', owner: string) => `unread-${mirror}:${owner}`

/** The key of the setting with the version, and its time, up to which this phone knows the khatas of the centre's customers. */
export const khatasSetting = (owner: string) => `khatas:${owner}`

/** The key of the setting with the farmer for whom an account fills in forms, encrypted. */
export const farmerSetting = (account: string) => `farmer:${account}`

/** An owner's settings that are not plaintext: encrypted under the owner's key, or of no meaning to anybody else. */
export const encryptedSettings = (owner: string): readonly string[] => [
  knownSetting(owner),
  versionSetting(owner),
  unconfirmedSetting('requests', owner),
  unreadSetting('requests', owner),
  farmerSetting(owner),
  khatasSetting(owner),
]

/** The key of the setting with the secret by which the centre knows the guest of this phone, encrypted. */
export const guestSetting = 'guest'

/** The key of the setting with the life of the centre's data that this phone follows. */
export const lifeSetting = 'centre-life'

/** The key of the setting with an owner's consents. */
export const consentsKey = (owner: string) => `consents:${owner}`

/** The key of the setting with an unfinished sign-in. */
export const signInKey = 'way-in'

/** A code works for ten minutes; so long a phone that drops the page while the SMS is read brings it back as it was. */
export const signInLifetimeMs = 10 * 60_000
