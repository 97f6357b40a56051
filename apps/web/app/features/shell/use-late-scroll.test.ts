import { NavigationType } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followScroll } from './use-late-scroll.ts'

/** A window of 800 px on a page that may grow. */
const page = { y: 0, tall: 5_000, moved: () => {} }
const scrolled: number[] = []

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(page, { y: 0, tall: 5_000, moved: () => {} })
  scrolled.length = 0
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('document', {
    documentElement: {
      clientHeight: 800,
      get scrollHeight() {
        return page.tall
      },
    },
  })
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    page.moved = listener
  })
  vi.stubGlobal('removeEventListener', () => {
    page.moved = () => {}
  })
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => scrolled.push(top))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const scrollBy = (y: number) => {
  vi.stubGlobal('scrollY', y)
  page.moved()
}
/** Leaves a page at `y`, this long after the last movement. */
const leave = (key: string, y: number, after: number) => {
  const stop = followScroll(key, NavigationType.Push)
  scrollBy(y / 2)
  vi.advanceTimersByTime(200)
  scrollBy(y)
  vi.advanceTimersByTime(after)
  stop()
  vi.stubGlobal('scrollY', 0)
}

test('C556 ends a scroll 250 ms after its last movement', () => {
  for (const [after, scrolls] of [
    [249, false],
    [250, true],
  ] as const) {
    scrolled.length = 0
    leave(`left after ${after}`, 1_800, after)
    const stop = followScroll(`left after ${after}`, NavigationType.Pop)
    vi.advanceTimersByTime(5_000)
    expect([after, scrolled]).toEqual([after, scrolls ? [1_800] : []])
    stop()
  }
})

test('C557 restores the scroll position once more after 500 ms', () => {
  leave('grew late', 1_800, 300)
  page.tall = 900
  const stop = followScroll('grew late', NavigationType.Pop)
  vi.advanceTimersByTime(499)
  expect(scrolled).toEqual([])
  page.tall = 5_000
  vi.advanceTimersByTime(1)
  expect(scrolled).toEqual([1_800])
  vi.advanceTimersByTime(10_000)
  expect(scrolled).toEqual([1_800])
  stop()
})

test('C557 does not scroll a new page, or one that was left again', () => {
  leave('visited-again', 1_800, 300)
  const loadedAgain = followScroll('visited-again', NavigationType.Push)
  vi.advanceTimersByTime(5_000)
  loadedAgain()
  followScroll('visited-again', NavigationType.Pop)()
  vi.advanceTimersByTime(5_000)
  expect(scrolled).toEqual([])
})
