/** The key of the setting with an owner's known answers, encrypted. */
export const knownSetting = (owner: string) => `known:${owner}`

/** The key of the setting that says up to which of the centre's versions this phone knows an owner's requests. */
export const versionSetting = (owner: string) => `requests-version:${owner}`

/** The key of the setting with the secret by which the centre knows the guest of this phone, encrypted. */
export const guestSetting = 'guest'

/** The key under which this phone keeps the consents of an owner. */
export const consentsKey = (owner: string) => `consents:${owner}`
