import { describe, expect, it } from 'vitest'
import { RouteManifests } from './route-manifests.ts'

const counting = (status = 200) => {
  let times = 0
  const make = async () => {
    times += 1
    return status === 200 ? Response.json({ times }) : new Response(null, { status })
  }
  return { make, times: () => times }
}

describe('what a page asks about the routes behind its links', () => {
  const url = '/__manifest?paths=%2Fstaff%2C%2Fstaff%2Finbox&version=1'

  it('is computed once per address and cached indefinitely', async () => {
    const [manifests, { make, times }] = [new RouteManifests(), counting()]
    for (let time = 0; time < 3; time++) {
      const answer = await manifests.answer('build', url, make)
      expect(await answer.json()).toEqual({ times: 1 })
      expect(answer.headers.get('cache-control')).toContain('immutable')
    }
    await manifests.answer('build', `${url}&other`, make)
    expect(times()).toBe(2)
  })

  it('is computed again for another build', async () => {
    const [manifests, { make, times }] = [new RouteManifests(), counting()]
    for (const build of ['first', 'second', 'second']) await manifests.answer(build, url, make)
    expect(times()).toBe(2)
  })

  it('is not cached when it is rejected, and neither is a page', async () => {
    const [manifests, refused, page] = [new RouteManifests(), counting(204), counting()]
    for (let time = 0; time < 2; time++) {
      await manifests.answer('build', url, refused.make)
      await manifests.answer('build', '/staff', page.make)
    }
    expect([refused.times(), page.times()]).toEqual([2, 2])
  })
})
