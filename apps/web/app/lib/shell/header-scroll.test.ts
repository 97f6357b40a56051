import { describe, expect, it } from 'vitest'
import { headerAfterScroll, headerAtTop } from './header-scroll.ts'

const scrollAt =
  (width: number) =>
  (...stops: number[]) =>
    stops.reduce((state, y) => headerAfterScroll(state, y, 76, width), headerAtTop)
const scroll = scrollAt(1440)

describe('the header', () => {
  it('C74 C75 C553 hides once the page has scrolled down past its height, and shows when scrolling up', () => {
    expect(scroll(50).hidden).toBe(false)
    expect(scroll(50, 90).hidden).toBe(true)
    expect(scroll(50, 400, 300).hidden).toBe(false)
  })

  it('C554 ignores movements under 25 px below the first 100 px', () => {
    expect(scroll(400, 380).hidden).toBe(true)
    expect(scroll(400, 380, 376, 370).hidden).toBe(false)
    expect([scroll(400, 376).hidden, scroll(400, 375).hidden]).toEqual([true, false])
    expect([scroll(400, 300, 324).hidden, scroll(400, 300, 325).hidden]).toEqual([false, true])
  })

  it('C554 follows every movement within the first 100 px', () => {
    expect([scroll(120, 100).hidden, scroll(120, 101).hidden]).toEqual([false, true])
    expect([scroll(120, 90, 100).hidden, scroll(120, 95, 101).hidden]).toEqual([true, false])
  })

  it('C547 ignores small movements near the top as well, up to 720 px wide', () => {
    expect([scrollAt(721)(99, 90).hidden, scrollAt(720)(99, 90).hidden]).toEqual([false, true])
    expect(scrollAt(720)(99, 70).hidden).toBe(false)
  })

  it('is shown again at the top, whatever came before', () => {
    expect(scroll(4000, 0)).toEqual({ hidden: false, top: true, y: 0 })
    expect(scroll(4000, -60).top).toBe(true)
  })
})
