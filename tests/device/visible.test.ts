import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whileVisible } from '#src/platform/device/visible.ts'

/** The page and the window, as far as they tell whether somebody looks. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const view = new EventTarget()

beforeEach(() => {
  page.visibilityState = 'visible'
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  vi.stubGlobal('removeEventListener', view.removeEventListener.bind(view))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function look(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

describe('a task that runs while the page is visible', () => {
  it('runs at once and at every interval', () => {
    const task = vi.fn()
    const stop = whileVisible(task, 1000)
    vi.advanceTimersByTime(3500)
    expect(task).toHaveBeenCalledTimes(4)
    stop()
  })

  it('does nothing while hidden, and runs at once when visible again', () => {
    const task = vi.fn()
    const stop = whileVisible(task, 1000)
    look('hidden')
    vi.advanceTimersByTime(60_000)
    expect(task).toHaveBeenCalledTimes(1)
    look('visible')
    expect(task).toHaveBeenCalledTimes(2)
    stop()
  })

  it('runs as soon as the network is back', () => {
    const task = vi.fn()
    const stop = whileVisible(task, 1000)
    view.dispatchEvent(new Event('online'))
    expect(task).toHaveBeenCalledTimes(2)
    stop()
  })

  it('never runs again once it was stopped', () => {
    const task = vi.fn()
    whileVisible(task, 1000)()
    vi.advanceTimersByTime(60_000)
    look('visible')
    view.dispatchEvent(new Event('online'))
    expect(task).toHaveBeenCalledTimes(1)
  })
})
