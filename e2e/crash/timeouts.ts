import { expect as usual } from '@playwright/test'

/** A generous timeout for everything that is not under test, because the machine may be busy. */
export const timeoutMs = 60_000

export const expect = usual.configure({ timeout: timeoutMs })
