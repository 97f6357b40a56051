import { paramPatterns, routes } from '@porchlight/contract/routes'
import { describe, expect, it } from 'vitest'
import { isWorthComingBack } from './worth-coming-back.ts'

describe('pages the app can start at again', () => {
  it.each(routes.map((route) => [route.id, route] as const))(
    'include %s, unless it is a checkout or a widget',
    (_, route) => {
      expect(isWorthComingBack({ screen: route, params: {} })).toBe(!route.checkOutFlow && !route.isWidget)
    },
  )

  it.each(routes.map((route) => [route.id, route] as const))(
    'exclude %s once its address contains a key',
    (_, route) => {
      for (const [name, form] of Object.entries(route.params))
        if (form === paramPatterns.hash)
          expect([name, isWorthComingBack({ screen: route, params: { [name]: 'k' } })]).toEqual([name, false])
    },
  )

  it("exclude pages that don't exist", () => {
    expect(isWorthComingBack({ screen: null, params: {} })).toBe(false)
    expect(isWorthComingBack({ screen: undefined, params: {} })).toBe(false)
  })
})
