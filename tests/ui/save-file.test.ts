import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveFile } from '#src/platform/ui/save-file.ts'
import { useToasts } from '#src/platform/ui/toasts.ts'

const refusal = (name: string) => Promise.reject(new DOMException('no', name))

let clicked: string[]
beforeEach(() => {
  clicked = []
  const link = { href: '', download: '', click: () => clicked.push(link.download) }
  vi.stubGlobal('document', { createElement: () => link })
  useToasts.setState({ shown: undefined })
})
afterEach(() => vi.unstubAllGlobals())

/** An app on the home screen of an iPhone; returns the names of the files that its share sheet got. */
function appOnIPhone(share: () => Promise<void>, canShare = true): string[] {
  const shared: string[] = []
  vi.stubGlobal('navigator', {
    standalone: true,
    canShare: () => canShare,
    share: ({ files }: { files: File[] }) => {
      shared.push(`${files[0]!.name} ${files[0]!.type}`)
      return share()
    },
  })
  return shared
}
const save = async () => {
  let isSaved = false
  await saveFile('list.csv', 'text/csv;charset=utf-8', 'a,b', () => (isSaved = true))
  return isSaved
}

it('a browser downloads a file, also a Safari that could share it', async () => {
  vi.stubGlobal('navigator', { standalone: false, canShare: () => true, share: () => refusal('AbortError') })
  expect(await save()).toBe(true)
  expect(clicked).toEqual(['list.csv'])
})

it('the app on an iPhone gives it to the share sheet, and downloads what that does not take', async () => {
  expect(appOnIPhone(async () => {})).toEqual([])
  const shared = appOnIPhone(async () => {})
  expect(await save()).toBe(true)
  expect([shared, clicked]).toEqual([['list.csv text/csv'], []])
  appOnIPhone(async () => {}, false)
  expect(await save()).toBe(true)
  expect(clicked).toEqual(['list.csv'])
})

it('a share sheet that is closed saves nothing and says nothing', async () => {
  appOnIPhone(() => refusal('AbortError'))
  expect(await save()).toBe(false)
  expect([clicked, useToasts.getState().shown]).toEqual([[], undefined])
})

it('a tap that was too long ago is asked for again, and saves then', async () => {
  appOnIPhone(() => refusal('NotAllowedError'))
  const onSaved = vi.fn<() => void>()
  await saveFile('list.csv', 'text/csv', 'a,b', onSaved)
  expect([clicked, onSaved.mock.calls.length]).toEqual([[], 0])
  const shared = appOnIPhone(async () => {})
  const { action, stays } = useToasts.getState().shown!
  expect(stays).toBe(true)
  action!.run()
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(shared).toEqual(['list.csv text/csv'])
})
