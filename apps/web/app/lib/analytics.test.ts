import { afterEach, expect, it, vi } from 'vitest'
import { record } from './analytics.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it("C566 events are stored where an advertiser's tag finds them, under the names it knows", () => {
  const page: { dataLayer?: object[] } = {}
  vi.stubGlobal('window', page)
  record('AddToCart', { value: 1200 })
  record('Purchase')
  expect(page.dataLayer).toEqual([{ event: 'AddToCart', value: 1200 }, { event: 'Purchase' }])
})
