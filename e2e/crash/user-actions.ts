import { setTimeout as pause } from 'node:timers/promises'
import loanApplication from '#src/features/loans/loan-application.form.ts'
import { loanOn } from '../pages/loan.ts'
import { wordsIn } from '../pages/phrases.ts'
import type { World } from '../world.ts'
import type { Application } from './application.ts'
import { expect } from './timeouts.ts'
import type { Attachment } from './fixtures.ts'
import type { Phone } from './killable-phone.ts'
import type { Phase, Plan } from './plan.ts'

/** The input of an action: an open form, and the kill. */
export interface Scene {
  readonly phone: Phone
  readonly application: Application
  readonly plan: Plan
  readonly attachments: readonly Attachment[]
  readonly world: World
  /** Starts the plan's time. */
  readonly scheduleKill: () => void
}

const t = wordsIn('en')
const written = ['fatherName', 'address', 'purpose', 'existingLoans', 'collateral'] as const
const required = Object.keys(loanApplication.documents).filter((slot) => slot !== 'landLocation')
const letters = ['a', 'b', 'k', 'n', 'r ', 's', 'ਸ', 'ਰ', 'ਨਾ ', 'ख', 'ेत']

/** Time to wait for a call, which never comes if everything was sent before. */
const longestWait = 5_000

/** The actions at the kill; each ends with it. */
export const acts: Record<Exclude<Phase, 'opening'>, (scene: Scene) => Promise<void>> = {
  typing: async (scene) => {
    const { dice } = scene.plan
    // One long answer, or short ones in turn: leaving a field saves too.
    const most = dice.oneIn(2) ? 100 : 12
    await typeLetters(scene, dice.oneOf(written), most, scene.scheduleKill)
    for (;;) await typeLetters(scene, dice.oneOf(written), 1 + dice.below(most))
  },
  'changing steps': async (scene) => {
    const { dice } = scene.plan
    await typeLetters(scene, dice.oneOf(written), dice.below(4))
    scene.scheduleKill()
    await goTo(scene, dice.oneOf(['documents', 'legal', 'review']))
    if (dice.oneIn(2)) await goTo(scene, 'details')
  },
  'opening the camera': async (scene) => {
    const { page, key, slot, label } = await toSlot(scene)
    const camera = slot
      .getByRole('button', { name: t('Camera: {label}', { label }) })
      .or(slot.getByRole('button', { name: t('Take again with the camera: {label}', { label }) }))
    scene.scheduleKill()
    await Promise.all([page.waitForEvent('filechooser'), camera.click()])
    scene.application.cameraFor = key
  },
  'choosing a photo': async (scene) => {
    for (;;) await chooseAttachment(scene)
  },
  submitting: async (scene) => {
    const loan = await complete(scene)
    scene.application.tapped = true
    scene.scheduleKill()
    await loan.submit()
  },
  'sending by the page': async (scene) => {
    const loan = await complete(scene)
    scene.application.tapped = true
    // Listens before the tap, because the first call may be faster than the screen.
    killAtCall(scene)
    await loan.submit()
  },
  'sending by the worker': async (scene) => {
    const loan = await complete(scene)
    scene.application.tapped = true
    await loan.submit()
    await expectThanks(loan)
    killAtCall(scene)
    // The worker continues the page's sending.
    await scene.phone.page.close()
  },
}

function expectThanks({ dialog }: ReturnType<typeof loanOn>): Promise<void> {
  return expect(dialog.getByRole('heading', { name: loanApplication.thanks.title.en })).toBeVisible()
}

/** Chooses one document through the phone's file chooser. The time starts at the first. */
async function chooseAttachment(scene: Scene): Promise<void> {
  const { page, key, slot, label } = await toSlot(scene)
  const attachment = scene.plan.dice.oneOf(scene.attachments)
  const gallery = slot.getByRole('button', { name: t('Gallery or PDF: {label}', { label }) })
  const handedOver = scene.application.choose(key, attachment.sha256)
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), gallery.click()])
  handedOver()
  scene.scheduleKill()
  await chooser.setFiles(attachment.file)
  if (key === 'aadharCard') await skipRedaction(scene)
  await expect(slot.locator('> [role=status]')).not.toBeEmpty()
}

function killAtCall({ world, plan, phone, scheduleKill }: Scene): void {
  let calls = 0
  const stop = world.onRequest(({ method, path }) => {
    const isSending = /submit_requests|complete-request|\/storage\/v1\/object\//.test(path)
    if (isSending && method !== 'OPTIONS' && ++calls === plan.call) scheduleKill()
  })
  const fallbackTimer = setTimeout(() => phone.kill(), longestWait)
  void phone.exited.then(() => {
    clearTimeout(fallbackTimer)
    stop()
  })
}

/** Types letters as fast as a person; each is recorded once the browser has processed it. */
async function typeLetters(scene: Scene, key: (typeof written)[number], count: number, first?: () => void) {
  const { phone, application, plan } = scene
  const loan = loanOn(phone.page, 'en')
  if (application.latest.step !== 'details') await goTo(scene, 'details')
  await loan.field(key).focus()
  await phone.page.keyboard.press('End')
  await phone.page.keyboard.press('Control+End')
  for (let typed = 0; typed < count; typed++) {
    const letter = plan.dice.oneOf(letters)
    const applied = application.change({
      answers: { [key]: (application.latest.answers[key] ?? '') + letter },
    })
    await phone.page.keyboard.insertText(letter)
    applied()
    if (typed === 0) first?.()
    await pause(plan.dice.roll() * 90)
  }
}

async function goTo({ phone, application }: Scene, step: string): Promise<void> {
  if (application.latest.step === step) return
  const applied = application.change({ step })
  await loanOn(phone.page, 'en').tab(step).click()
  applied()
}

async function toSlot(scene: Scene) {
  await goTo(scene, 'documents')
  const { page } = scene.phone
  const key = scene.plan.dice.oneOf(required)
  const { label } = loanApplication.documents[key as keyof typeof loanApplication.documents]
  return { page, key, slot: loanOn(page, 'en').slot(key), label: label.en }
}

async function skipRedaction({ phone }: Scene): Promise<void> {
  const redaction = loanOn(phone.page, 'en').slot('aadharCard')
  const done = redaction.getByRole('button', { name: t('No digits to see, or covered already') })
  // A PDF cannot be covered.
  await done.or(redaction.getByRole('button', { name: t('Continue with this PDF') })).click()
}

/** Fills in everything missing, up to the button. */
async function complete(scene: Scene) {
  const { phone, application, plan, attachments } = scene
  const loan = loanOn(phone.page, 'en')
  await goTo(scene, 'details')
  for (const [key, text] of Object.entries(missingAnswers(application))) await fill(scene, key, text)
  await goTo(scene, 'documents')
  if (!application.latest.answers['landLocation']) await fill(scene, 'landLocation', 'Sarna')
  const missing = required.filter((key) => !application.attachments[key])
  // In order, without waiting for each: the app processes them one by one.
  for (const key of missing) {
    const attachment = plan.dice.oneOf(attachments)
    const handedOver = application.choose(key, attachment.sha256)
    handedOver()
    await loan.slot(key).locator('input[type=file]').last().setInputFiles(attachment.file)
    if (key === 'aadharCard') await skipRedaction(scene)
  }
  for (const key of missing)
    await expect(loan.slot(key).locator('[data-slot-state=held] figcaption')).toBeVisible()
  await goTo(scene, 'legal')
  if (!application.latest.answers['acceptedTerms']) {
    const applied = application.change({ answers: { acceptedTerms: 'true' } })
    await loan.dialog.getByLabel(loanApplication.fields.acceptedTerms.label.en).check()
    applied()
  }
  await goTo(scene, 'review')
  return loan
}

function missingAnswers({ latest: { answers }, name }: Application): Record<string, string> {
  const all: Record<string, string> = {
    applicantName: name,
    fatherName: 'Balwinder',
    phone: '90000 00004',
    email: 'applicant@example.org',
    address: 'House 4',
    pincode: '145025',
    occupation: 'farmer',
    landSize: '4',
    requestedAmount: '2,50,000',
    purpose: 'Seed',
  }
  return Object.fromEntries(Object.entries(all).filter(([key]) => !answers[key]?.trim()))
}

/** Fills in a whole answer at once. */
export async function fill(
  { phone, application }: Pick<Scene, 'phone' | 'application'>,
  key: string,
  text: string,
): Promise<void> {
  const loan = loanOn(phone.page, 'en')
  const applied = application.change({ answers: { [key]: text } })
  await (key === 'occupation' ? loan.choose(key, text) : loan.type(key, text))
  applied()
}
