import { escape, signIn, untilAppRuns, withConsent } from './pages/visitor.ts'
import { wordsIn } from './pages/phrases.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'block' })

const t = wordsIn('en')

test.beforeEach(({ context }) => withConsent(context))

test('an admin finds a person, grants and revokes a role, and undoes that', async ({ page }) => {
  await signIn(page, 'en', 'admin@example.org', '+91 90000 00007')
  await page.goto('/admin')
  await untilAppRuns(page)
  await expect(page.getByText(t('Total Users'))).toBeVisible()
  await page.getByLabel(t('Name, email or phone number')).fill('farmer2@')
  await page.getByRole('button', { name: t('Search'), exact: true }).click()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'farmer2@example.org' })
  await expect(row.getByText(t('No roles assigned'))).toBeVisible()

  const give = row.getByRole('button', { name: /^Give/ })
  // Keys that move through the list grant nothing before the button is pressed.
  await row.getByRole('combobox').focus()
  await page.keyboard.press('ArrowDown')
  await expect(give).toHaveAttribute('aria-disabled', 'false')
  await expect(row.getByText(t('No roles assigned'))).toBeVisible()
  await row.getByRole('combobox').selectOption('viewer')
  await give.click()
  const assigned = page.getByText(t('Role {role} assigned successfully', { role: 'Viewer' }))
  await expect(assigned).toBeVisible()
  const badge = row.getByRole('listitem').getByRole('button')
  await expect(badge).toHaveText('Viewer')
  await page.getByRole('button', { name: t('Undo') }).click()
  await expect(row.getByText(t('No roles assigned'))).toBeVisible()
  await row.getByRole('combobox').selectOption('viewer')
  await give.click()
  await expect(badge).toHaveText('Viewer')
  await row.getByRole('combobox').selectOption('viewer')
  await give.click()
  await expect(page.getByText(t('User already has this role'))).toBeVisible()

  // By the keyboard too: the badge is a button.
  await badge.press('Enter')
  await expect(page.getByText(t('Role {role} removed successfully', { role: 'Viewer' }))).toBeVisible()
  await expect(row.getByText(t('No roles assigned'))).toBeVisible()
  await page.getByRole('button', { name: t('Undo') }).click()
  await expect(badge).toHaveText('Viewer')

  await row.getByRole('button', { name: /^Manage/ }).click()
  const viewer = page.getByRole('checkbox', { name: 'Viewer' })
  await expect(page.getByRole('heading', { name: /Sunita Devi/ })).toBeFocused()
  await expect(viewer).toBeChecked()
  // Choosing changes nothing yet.
  const save = page.getByRole('button', { name: t('Save these roles') })
  await viewer.click()
  await expect(save).toHaveAttribute('aria-disabled', 'false')
  await save.click()
  await expect(page.getByText(t('Role {role} removed successfully', { role: 'Viewer' }))).toBeVisible()
  await expect(viewer).not.toBeChecked()
})

test('the last admin cannot be revoked, and sees why', async ({ page }) => {
  await signIn(page, 'en', 'admin@example.org', '+91 90000 00007')
  await page.goto('/admin')
  await untilAppRuns(page)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'admin@example.org' })
  await row.getByRole('listitem').getByRole('button').click()
  await expect(page.getByText(t('This is the last admin. Make somebody else an admin first.'))).toBeVisible()
  await expect(row.getByRole('listitem').getByRole('button')).toHaveText('Admin')
})

test('a person who is no admin sees an explanation with the existing roles; a guest is asked to sign in', async ({
  page,
}) => {
  const inPunjabi = wordsIn('pa')
  await page.goto('/pa/admin')
  await untilAppRuns(page)
  await expect(page.getByText(inPunjabi('Please sign in to access the admin dashboard'))).toBeVisible()
  await signIn(page, 'pa', 'viewer@example.org', '+91 90000 00006')
  await page.goto('/pa/admin')
  await untilAppRuns(page)
  await expect(page.getByText(inPunjabi("You don't have admin access"))).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([inPunjabi('Viewer')])
})

test('a new role reaches the menu when it unfolds, and a revoked one disappears', async ({ page, world }) => {
  await signIn(page, 'en', 'farmer2@example.org', '+91 90000 00002')
  await page.goto('/')
  await untilAppRuns(page)
  const menu = page.getByRole('banner').getByRole('button', { name: t('Menu'), exact: true })
  const desk = page.getByRole('navigation', { name: t('Menu') }).getByRole('link', { name: t('Desk') })
  await menu.click()
  await expect(page.getByRole('link', { name: t('Profile') })).toBeVisible()
  await expect(desk).toHaveCount(0)
  await escape(page)
  const role = `(select id from auth.users where email = 'farmer2@example.org'), 'staff'`
  await world.backend.query(`insert into user_roles (user_id, role) values (${role})`)
  await menu.click()
  await expect(desk).toBeVisible()
  await escape(page)
  await world.backend.query(`delete from user_roles where (user_id, role) = (${role})`)
  await menu.click()
  await expect(desk).toHaveCount(0)
})
