import { describe, expect, it } from 'vitest'
import { recordIn } from './record.ts'

const on = (params: Record<string, string>, handle?: object) =>
  recordIn([
    { params: {}, handle: undefined },
    { params, handle },
  ])

describe('the record a staff page shows', () => {
  it.each(['personId', 'bookingId', 'propertyId', 'contentId', 'documentId', 'templateId', 'feeId', 'code', 'type'])(
    'is another one with another %s',
    (name) => {
      expect(on({ [name]: '1' })).not.toBe(on({ [name]: '2' }))
    },
  )

  it('stays the same in another year, quarter, or day', () => {
    expect(on({ personId: '7', year: '2025', quarter: '4' })).toBe(on({ personId: '7', year: '2026', quarter: '1' }))
    expect(on({ propertyId: '7', date: '2026-01-01' })).toBe(on({ propertyId: '7', date: '2026-02-01' }))
  })

  it('stays the same on a page that keeps its state while its address changes', () => {
    const calendar = { keepsState: true }
    expect(on({ propertyId: '1' }, calendar)).toBe(on({ propertyId: '2' }, calendar))
  })
})
