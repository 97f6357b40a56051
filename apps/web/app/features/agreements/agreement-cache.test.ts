import { describe, expect, it } from 'vitest'
import { loadAgreement } from './agreement-cache.ts'

const counted = (ok = true) => {
  let count = 0
  const fetching = async () => {
    count += 1
    return { ok } as never
  }
  return { fetching, count: () => count }
}

describe('C764 the text of an agreement', () => {
  it('is loaded once and cached, separately for each query', async () => {
    const { fetching, count } = counted()
    await loadAgreement({ type: 'terms' }, fetching)
    await loadAgreement({ type: 'terms' }, fetching)
    expect(count()).toBe(1)
    await loadAgreement({ type: 'terms', query: { propertyId: 5 } }, fetching)
    expect(count()).toBe(2)
  })

  it('is loaded each time when the type contains “live”', async () => {
    const { fetching, count } = counted()
    await loadAgreement({ type: 'live-terms' }, fetching)
    await loadAgreement({ type: 'live-terms' }, fetching)
    expect(count()).toBe(2)
  })

  it('is requested again after a failure', async () => {
    const failing = counted(false)
    await loadAgreement({ type: 'concierge' }, failing.fetching)
    const { fetching, count } = counted()
    await loadAgreement({ type: 'concierge' }, fetching)
    expect([failing.count(), count()]).toEqual([1, 1])
  })
})
