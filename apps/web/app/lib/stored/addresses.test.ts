import { apiBase, ping, searchData, writeSeal } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { pingAddress, sealAddress, searchDataAddress } from './addresses.ts'

it('hard-coded addresses match the contract', () => {
  expect([searchDataAddress, pingAddress, sealAddress]).toEqual(
    [searchData, ping, writeSeal].map(({ path }) => `${apiBase}/${path}`),
  )
})
