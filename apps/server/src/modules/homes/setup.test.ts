import { expect, it } from 'vitest'
import { openSteps, setupOf, setupSteps } from './setup.ts'

const complete = {
  headline: 'A house',
  description: 'By the sea.',
  address: '12 Dune Road',
  serviceLevel: 'full',
  rooms: 3,
  pictures: 8,
  shares: 1,
  contracts: 1,
  missingDocuments: [] as string[],
  feesMissing: [] as string[],
}
const words = setupSteps.map((step) => ({ step, state: 'done' as const }))
const missingOf = (step: string, home: typeof complete, settled = words) =>
  setupOf(home, settled).find((one) => one.step === step)?.missing

it('a complete home has no open steps', () => {
  expect(openSteps(setupOf(complete, words))).toEqual([])
})

it('each step lists what is missing', () => {
  expect(missingOf('property-details', { ...complete, description: '', rooms: 0 })).toEqual(['description', 'rooms'])
  expect(missingOf('photos', { ...complete, pictures: 4 })).toEqual(['pictures'])
  expect(missingOf('documents', { ...complete, contracts: 0 })).toEqual(['owner_contract'])
  expect(missingOf('documents', { ...complete, missingDocuments: ['signatures'] })).toEqual(['signatures'])
  expect(missingOf('lead-time', complete, [])).toEqual(['confirmation'])
})

it('marking a step done does not hide a gap, a waiver does', () => {
  const open = (state: 'done' | 'waived') =>
    openSteps(
      setupOf({ ...complete, pictures: 0 }, [
        ...words.filter(({ step }) => step !== 'photos'),
        { step: 'photos', state },
      ]),
    )
  expect(open('done').map(({ step }) => step)).toEqual(['photos'])
  expect(open('waived')).toEqual([])
})

it('no waiver replaces an owner or a contract', () => {
  const waived = setupSteps.map((step) => ({ step, state: 'waived' as const }))
  const open = openSteps(setupOf({ ...complete, shares: 0, contracts: 0 }, waived))
  expect(open.map(({ step }) => step)).toEqual(['property-details', 'documents'])
})

it('neither a waiver nor marking it done replaces a fee decision', () => {
  for (const state of ['done', 'waived'] as const) {
    const settled = setupSteps.map((step) => ({ step, state }))
    const steps = openSteps(setupOf({ ...complete, feesMissing: ['cleaning_fee'] }, settled))
    expect(steps).toEqual([{ step: 'pricing', state: 'open', missing: ['cleaning_fee'] }])
  }
  expect(missingOf('pricing', { ...complete, feesMissing: ['service_fee'] }, [])).toEqual([
    'confirmation',
    'service_fee',
  ])
})

it('publishing is the final approval, which never blocks it', () => {
  const without = words.filter(({ step }) => step !== 'final-approval')
  expect(openSteps(setupOf(complete, without))).toEqual([])
})
