import { apiBase, ping, searchData, writeSeal } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { pingAddress, sealAddress, searchDataAddress } from './addresses.ts'

it('addresses that are written out are those of the contract', () => {
  expect([searchDataAddress, pingAddress, sealAddress]).toEqual(
    [searchData, ping, writeSeal].map(({ path }) => `${apiBase}/${path}`),
  )
})
