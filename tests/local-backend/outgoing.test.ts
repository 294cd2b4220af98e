import { once } from 'node:events'
import { createServer as createHttp } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { postOf, type Outgoing } from '#local/outgoing.ts'
import { openLocalBackend, type LocalBackend } from '#local/backend.ts'
import { clientOf, openTestBackend, siteUrl } from './open-backend.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A mail server that takes every mail, or refuses each at its end. */
async function openMailServer(answer = '250 taken') {
  const mails: string[] = []
  const server = createServer((socket) => {
    let mail: string | undefined
    socket.write('220 mail.test\r\n')
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      if (mail !== undefined) {
        mail += text
        if (!mail.endsWith('\r\n.\r\n')) return
        mails.push(mail)
        mail = undefined
        return void socket.write(`${answer}\r\n`)
      }
      if (text.startsWith('DATA')) mail = ''
      socket.write(
        text.startsWith('DATA') ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n',
      )
    })
    socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return { mails, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true` }
}

/** A gateway of text messages. */
async function openGateway(status = 200) {
  const texts: object[] = []
  const server = createHttp((request, response) => {
    void Array.fromAsync(request).then((parts) => {
      texts.push({
        key: request.headers.authorization,
        ...(JSON.parse(Buffer.concat(parts as Buffer[]).toString()) as object),
      })
      response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return { texts, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send` }
}

const roles = {
  'migrations/20260101000000_roles.sql': 'create table public.user_roles (user_id uuid, role text);',
}

async function open(environment: Record<string, string>, log: string[] = []): Promise<LocalBackend> {
  const post = postOf(environment)
  const backend = await openTestBackend(roles, { post, log: (line) => void log.push(line) })
  closing.push(() => backend.close())
  return backend
}

const signUp = async (backend: LocalBackend, of: object) =>
  clientOf(backend).auth.signUp({ password: 'long enough 1', ...of } as never)

test('codes go out by the mail server and the gateway, and are in no inbox', async () => {
  const [mail, sms] = [await openMailServer(), await openGateway()]
  const backend = await open({
    SMTP_URL: mail.url,
    MAIL_FROM: 'centre@example.org',
    SMS_URL: sms.url,
    SMS_KEY: 'k',
  })
  await signUp(backend, { email: 'first@example.org' })
  await signUp(backend, { phone: '+919876543210' })
  await expect.poll(() => [mail.mails.length, sms.texts.length]).toEqual([1, 1])
  const [head = '', body = ''] = mail.mails[0]!.split('\r\n\r\n')
  expect(head).toMatch(/^From: centre@example\.org\r\nTo: first@example\.org\r\n/)
  expect(Buffer.from(body, 'base64').toString()).toMatch(/^\d{6} is your/)
  expect(sms.texts[0]).toMatchObject({
    key: 'Bearer k',
    to: '+919876543210',
    text: expect.stringMatching(/\d{6}/) as string,
  })
  expect(backend.inbox.messages()).toEqual([])
  const page = await backend.fetch(new Request(`http://127.0.0.1/local/inbox?key=${backend.localKey}`))
  expect(page.status).toBe(404)
})

test('an admin tries a message to their own address and hears the reason of the server; nobody else sends one', async () => {
  const mail = await openMailServer('554 not from here')
  const sms = await openGateway()
  const log: string[] = []
  const backend = await open({ SMTP_URL: mail.url, MAIL_FROM: 'centre@example.org', SMS_URL: sms.url }, log)
  const person = clientOf(backend)
  await person.auth.signUp({ phone: '+919876543210', password: 'long enough 1' })
  await expect.poll(() => sms.texts.length).toBe(1)
  const [, token = ''] = /(\d{6})/.exec((sms.texts[0] as { text: string }).text) ?? []
  const { data } = await person.auth.verifyOtp({ phone: '+919876543210', token, type: 'sms' })
  const attempt = async (channel: string) =>
    (await person.functions.invoke('try-message', { body: { channel } })).data as unknown
  expect(await attempt('sms')).toBeNull()
  await backend.query(`insert into public.user_roles values ($1, 'admin')`, [data.user!.id])
  expect(await attempt('sms')).toEqual({ sent: '+919876543210' })
  expect(sms.texts).toHaveLength(2)
  expect(await attempt('email')).toEqual({ none: 'address' })
  await backend.query(`update auth.users set email = 'first@example.org' where id = $1`, [data.user!.id])
  expect(await attempt('email')).toEqual({ failed: expect.stringContaining('554') as string })
})

test('what the mail server refuses is kept, and goes out once somebody tries again; of a code only the failure is kept', async () => {
  const [down, up] = [await openMailServer('452 no room'), await openMailServer()]
  const postTo = (url: string) => postOf({ SMTP_URL: url, MAIL_FROM: 'centre@example.org' })!
  let way = postTo(up.url)
  const post = { channels: way.channels, send: (message: Outgoing) => way.send(message) }
  const setting = { siteUrl, host: '127.0.0.1', functions: false, demoPeople: false }
  const backend = await openLocalBackend({ ...setting, post })
  closing.push(() => backend.close())
  const manager = clientOf(backend)
  const email = 'manager@example.org'
  await manager.auth.signUp({ email, password: 'long enough 1' })
  await expect.poll(() => up.mails.length).toBe(1)
  const [, body = ''] = up.mails[0]!.split('\r\n\r\n')
  const [token = ''] = /\d{6}/.exec(Buffer.from(body, 'base64').toString()) ?? []
  const { data } = await manager.auth.verifyOtp({ email, token, type: 'email' })
  await backend.query(`insert into user_roles (user_id, role) values ($1, 'manager')`, [data.user!.id])

  way = postTo(down.url)
  const kept = () => backend.query('select recipient, body, reason from unsent_messages order by id')
  await clientOf(backend).auth.signUp({ email: 'first@example.org', password: 'long enough 1' })
  await expect
    .poll(kept)
    .toMatchObject([
      { recipient: 'first@example.org', body: null, reason: expect.stringContaining('452') as string },
    ])
  const message = { to: 'admin@example.org', channel: 'email', subject: 'No backup', text: 'Today' } as const
  backend.inbox.deliver({ ...message, code: null })
  await expect.poll(kept).toMatchObject([{}, { recipient: 'admin@example.org', body: 'Today' }])

  expect((await manager.rpc('try_again')).data).toEqual({ again: 1 })
  await backend.idle()
  await expect.poll(kept).toMatchObject([{}, { recipient: 'admin@example.org', body: 'Today' }])
  way = postTo(up.url)
  await manager.rpc('try_again')
  await expect.poll(() => up.mails.length).toBe(2)
  expect(up.mails[1]).toContain('To: admin@example.org')
  expect(await kept()).toMatchObject([{ recipient: 'first@example.org' }])
})

test('an address that cannot be meant is named when the program starts', () => {
  expect(postOf({})).toBeUndefined()
  expect(() => postOf({ SMTP_URL: 'mail.example.org' })).toThrow('SMTP_URL is no address')
  expect(() => postOf({ SMTP_URL: 'smtps://mail.example.org' })).toThrow('MAIL_FROM is empty')
  expect(() => postOf({ SMS_URL: 'ftp://gateway' })).toThrow('SMS_URL is no address')
})

test('a mail server that never answers is given up', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  closing.push(() => new Promise((ended) => silent.close(ended)))
  await new Promise((ready) => silent.once('listening', ready))
  const SMTP_URL = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const post = postOf({ SMTP_URL, MAIL_FROM: 'centre@example.org' }, 200)!
  const mail = { to: 'x@example.org', channel: 'email', subject: 'x', text: 'x' } as const
  await expect(post.send(mail)).rejects.toThrow(/Timeout|Greeting never received/)
})
