import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { panelTenths, panelWidths } from './panel-width.ts'

describe('the width of a side panel', () => {
  it('C558 C559 C560 is 10, 5, and 3 tenths of the screen by default', () => {
    expect(panelTenths).toEqual({ xs: 10, md: 5, lg: 3 })
    expect(panelWidths()).toEqual({ '--panel-xs': '100%', '--panel-md': '50%', '--panel-lg': '30%' })
  })

  it('one size can be changed without the others', () => {
    expect(panelWidths({ lg: 4 })).toEqual({ '--panel-xs': '100%', '--panel-md': '50%', '--panel-lg': '40%' })
  })

  it('never exceeds the screen', () => {
    fc.assert(
      fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (tenths) => {
        const share = Number.parseFloat(panelWidths({ md: tenths })['--panel-md'])
        expect(share).toBeGreaterThanOrEqual(10)
        expect(share).toBeLessThanOrEqual(100)
      }),
    )
  })
})
