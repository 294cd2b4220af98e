import { centreChecks } from './centre.ts'
import { fileChecks } from './files.ts'
import { pageChecks } from './pages.ts'
import { refusalChecks } from './refusals.ts'
import { sure, open, type Check, type Site } from './site.ts'

/** The result of a check: empty, or the observed value. */
export interface Finding {
  readonly describes: string
  readonly instead?: string
}

/** Every check that needs no browser, in the order in which a mistake is easiest to understand. */
export const allChecks: readonly Check[] = [...pageChecks, ...fileChecks, ...centreChecks, ...refusalChecks]

/** Walks a deployment, check by check, and tells of each as it ends. One that fails holds up none of the others. */
export async function runChecks(
  site: Site,
  checks: readonly Check[] = allChecks,
  report: (finding: Finding) => void = () => {},
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { describes, holds } of checks) {
    const instead = await holds(site).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    const finding = instead === undefined ? { describes } : { describes, instead }
    report(finding)
    findings.push(finding)
  }
  return findings
}

/** The backend that the pages of an app may talk to, by their own policy; the app's own origin where it names none. */
export async function backendOf(app: string): Promise<string> {
  const page = await open({ app, backend: app, key: '' }, '/')
  sure(page.status === 200, `${app}/ answered ${page.status}`)
  const policy = page.headers.get('content-security-policy') ?? ''
  const [, named] = /connect-src 'self' (https?:\/\/[^\s;]+)/.exec(policy) ?? []
  return named ?? app
}
