import { paramPatterns, routes } from '@porchlight/contract/routes'
import { describe, expect, it } from 'vitest'
import { isWorthComingBack } from './worth-coming-back.ts'

describe('pages the app begins at again', () => {
  it.each(routes.map((route) => [route.id, route] as const))(
    '%s is one, unless it is a checkout or a widget',
    (_, route) => {
      expect(isWorthComingBack({ screen: route, params: {} })).toBe(!route.checkOutFlow && !route.isWidget)
    },
  )

  it.each(routes.map((route) => [route.id, route] as const))('%s is none once its address is a key', (_, route) => {
    for (const [name, form] of Object.entries(route.params))
      if (form === paramPatterns.hash)
        expect([name, isWorthComingBack({ screen: route, params: { [name]: 'k' } })]).toEqual([name, false])
  })

  it('are no pages that are not there', () => {
    expect(isWorthComingBack({ screen: null, params: {} })).toBe(false)
    expect(isWorthComingBack({ screen: undefined, params: {} })).toBe(false)
  })
})
