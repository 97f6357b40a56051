import { fewestPictures, type SetupStep, setupSteps } from '@porchlight/contract'

export { type SetupStep, setupSteps } from '@porchlight/contract'

/** A step settled by someone: `done`, or `waived` with the reason in the note. */
export type SettledStep = { step: SetupStep; state: 'done' | 'waived' }

/** The state of a step; `missing` lists what is still needed, as codes. */
export type StepState = { step: SetupStep; state: 'open' | 'done' | 'waived'; missing: string[] }

/** The parts of a home that determine its setup state. */
export type SetupSubject = {
  headline: string
  description: string
  address: string
  serviceLevel: string | null
  rooms: number
  pictures: number
  /** Current or future owner shares, and contract versions. */
  shares: number
  contracts: number
  /** What is missing from the home's documents, as codes. */
  missingDocuments: readonly string[]
  /** Fees without a decision, as codes. */
  feesMissing: readonly string[]
}

/** Whether a tax is due on the home, as a code. */
const taxDecision = 'tax'

const without = (holds: boolean, code: string): string[] => (holds ? [] : [code])

/** Steps determined by the home's own data. The others must be settled by someone. */
const missingFrom: Partial<Record<SetupStep, (home: SetupSubject) => string[]>> = {
  'property-details': (home) => [
    ...without(home.headline !== '', 'headline'),
    ...without(home.description !== '', 'description'),
    ...without(home.address !== '', 'address'),
    ...without(home.rooms > 0, 'rooms'),
    ...without(home.shares > 0, 'owners'),
  ],
  'service-level': (home) => without(home.serviceLevel !== null, 'service_level'),
  photos: (home) => without(home.pictures >= fewestPictures, 'pictures'),
  pricing: (home) => home.feesMissing.filter((code) => code !== taxDecision),
  documents: (home) => [...without(home.contracts > 0, 'owner_contract'), ...home.missingDocuments],
  // The team decides on taxes, not the owner who submits the home.
  'final-approval': (home) => home.feesMissing.filter((code) => code === taxDecision),
}

/** Steps that someone must settle in addition to what the home's data shows. */
const alsoWord = new Set<SetupStep>(['pricing', 'final-approval'])

/** Without an owner and a contract no one can be paid, and fees are decided by name, so no waiver covers them. */
const unwaivable = new Set(['owners', 'owner_contract', 'cleaning_fee', 'service_fee', taxDecision])

/**
 * Every step in order with its state. A waiver settles any step except an owner, a contract, and the fees; `done` hides
 * no gap.
 */
export const setupOf = (home: SetupSubject, settled: readonly SettledStep[]): StepState[] =>
  setupSteps.map((step) => {
    const word = settled.find((one) => one.step === step)?.state
    const gaps = missingFrom[step]?.(home)
    const said = !gaps || alsoWord.has(step) ? without(word !== undefined, 'confirmation') : []
    const missing = [...said, ...(gaps ?? [])]
    if (word === 'waived' && !missing.some((code) => unwaivable.has(code))) return { step, state: 'waived', missing }
    return { step, state: missing.length === 0 ? 'done' : 'open', missing }
  })

/** Steps that block submitting or publishing; the final approval is the act of publishing itself. */
export const openSteps = (steps: readonly StepState[]): StepState[] =>
  steps.filter(({ step, state }) => state === 'open' && step !== 'final-approval')

/** Steps that block publishing, including a decision on taxes, which is part of the final approval. */
export const stepsBeforeLive = (steps: readonly StepState[]): StepState[] =>
  steps.filter(
    ({ step, state, missing }) => state === 'open' && (step !== 'final-approval' || missing.includes(taxDecision)),
  )
