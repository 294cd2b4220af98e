import type { BrowserContext, Page } from '@playwright/test'
import loanApplication from '#src/features/loans/loan-application.form.ts'
import { countOn, draftsOn, filesOn } from './pages/stored-data.ts'
import { eightAttachments, loanOn, loansAtCentre, loansPage } from './pages/loan.ts'
import { signIn, withConsent } from './pages/visitor.ts'
import type { Language } from '#src/base/languages.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test, tonguesOf, type World } from './world.ts'

test.beforeEach(({ context }) => withConsent(context))

/** A phone with an open loan, whose storage quota a test can change. */
async function phoneWithLoan(page: Page, context: BrowserContext, world: World, code: Language) {
  const t = wordsIn(code)
  const loan = loanOn(page, code)
  const devtools = await context.newCDPSession(page)
  const override = (room?: { quotaSize: number }) =>
    devtools.send('Storage.overrideQuotaForOrigin', { origin: world.url, ...room })
  const full = loan.dialog.locator('[data-keeping=full]')
  return {
    t,
    loan,
    full,
    noRoom: t('This phone has no room left. Delete some photos or apps, then try again.'),
    stillHere: t('Your answers are still here.'),
    giveRoom: () => override(),
    /** Changes until the quota is used up, because the browser caches its free space for half a minute. */
    fillUp: async (change: () => Promise<unknown>) => {
      await override({ quotaSize: 1000 })
      await expect(async () => {
        await change()
        await expect(full).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: 90_000 })
    },
  }
}

for (const { code, name, tag } of tonguesOf('hi')) {
  test(`a phone that fills up during a loan says so, loses nothing, and saves at the same tap once there is room (${name})${tag}`, async ({
    page,
    context,
    world,
  }) => {
    test.setTimeout(300_000)
    const { t, loan, full, noRoom, stillHere, giveRoom, fillUp } = await phoneWithLoan(
      page,
      context,
      world,
      code,
    )
    await signIn(page, code)
    const [pan, land] = (await eightAttachments(page)).filter(
      ([slot]) => slot === 'panCard' || slot === 'landPhoto',
    )
    await loan.openFrom(loansPage)
    await loan.fillDetails('Gurmeet of the full phone')
    await loan.next()
    await loan.chooseAttachment(...pan!)
    await loan.untilSaved()
    const [draft] = await draftsOn(page)
    const storedBefore = await filesOn(page, draft!)
    expect(storedBefore).toHaveLength(1)

    let times = 0
    await fillUp(() => loan.type('landLocation', `Behind the gurdwara, ${(times += 1)}`))
    await expect(full).toContainText(noRoom)
    const slot = loan.slot(land![0])
    const chooser = page.waitForEvent('filechooser')
    await slot.getByRole('button').first().click()
    await (await chooser).setFiles(land![1])
    await expect(slot.getByRole('alert')).toContainText(noRoom)
    await expect(slot.getByRole('alert')).toContainText(stillHere)
    await expect(loan.field('landLocation')).toHaveValue(`Behind the gurdwara, ${times}`)
    expect(await filesOn(page, draft!)).toEqual(storedBefore)

    // A camera's photo exists nowhere else: it waits here, and need not be taken again.
    const saveIt = slot.getByRole('button', { name: t('Save it now') })
    await saveIt.click()
    // During the first attempt, new room would serve that one.
    await expect(saveIt).toBeEnabled()
    await expect(slot.getByRole('alert')).toContainText(noRoom)
    await giveRoom()
    await saveIt.click()
    await expect(slot.locator('[data-slot-state="held"]')).toBeVisible()
    await expect(slot.getByRole('alert')).toHaveCount(0)
    await expect(saveIt).toHaveCount(0)
    // Saving the photo saved the answers too.
    await page.reload()
    await page.goto(`${page.url().split('?')[0]}?form=loan-application&draft=${draft}`)
    await loan.tab('documents').click()
    await expect(loan.field('landLocation')).toHaveValue(`Behind the gurdwara, ${times}`)
    expect((await filesOn(page, draft!)).map((file) => file.slot).toSorted()).toEqual([
      'landPhoto',
      'panCard',
    ])
  })
}

test('a loan without room at the last tap stays on the screen, and the same tap sends it once there is room', async ({
  page,
  context,
  world,
}) => {
  test.setTimeout(300_000)
  const whose = 'Gurmeet at the last tap'
  const { loan, noRoom, stillHere, giveRoom, fillUp } = await phoneWithLoan(page, context, world, 'en')
  await signIn(page, 'en')
  const attachments = await eightAttachments(page)
  await loan.openFrom(loansPage)
  await loan.fillDetails(whose)
  await loan.next()
  await loan.type('landLocation', 'Behind the gurdwara, Sarna')
  for (const attachment of attachments) await loan.chooseAttachment(...attachment)
  await loan.next()
  await loan.dialog.getByLabel(loanApplication.fields.acceptedTerms.label.en).check()
  await loan.next()
  const [draft] = await draftsOn(page)
  const stored = await filesOn(page, draft!)
  await fillUp(async () => {
    await loan.previous()
    await loan.next()
  })

  await loan.submit()
  await expect(loan.notice).toContainText(loanApplication.failed.title.en)
  await expect(loan.notice).toContainText(noRoom)
  await expect(loan.notice).toContainText(stillHere)
  await expect(loan.dialog.getByText('Behind the gurdwara, Sarna')).toBeVisible()
  expect(await loansAtCentre(world, whose)).toEqual([])
  expect(await filesOn(page, draft!)).toEqual(stored)

  await giveRoom()
  await loan.submit()
  await loan.expectThanks()
  await expect.poll(() => countOn(page, 'fileBytes')).toBe(0)
  const hashes = stored.map(({ sha256 }) => sha256).toSorted()
  expect(await loansAtCentre(world, whose)).toMatchObject([{ id: draft, complete: true, files: hashes }])
})
