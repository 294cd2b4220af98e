/** The key of the setting with an owner's known answers, sealed. */
export const knownSetting = (owner: string) => `known:${owner}`

/** The key of the setting that says up to which of the centre's versions this phone knows an owner's requests. */
export const versionSetting = (owner: string) => `requests-version:${owner}`
