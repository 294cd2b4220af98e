import { expect as usual } from '@playwright/test'

/** How long anything may take here that is not itself what is looked at: a machine at its limit is no finding. */
export const timeoutMs = 60_000

export const expect = usual.configure({ timeout: timeoutMs })
