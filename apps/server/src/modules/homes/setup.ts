import { fewestPictures, type SetupStep, setupSteps } from '@porchlight/contract'

export { type SetupStep, setupSteps } from '@porchlight/contract'

/** Someone's word on a step: `done`, or `waived` with the reason in the note. */
export type SettledStep = { step: SetupStep; state: 'done' | 'waived' }

/** How a step stands; `missing` names what is still to give, as codes. */
export type StepState = { step: SetupStep; state: 'open' | 'done' | 'waived'; missing: string[] }

/** The part of a home that its setup is judged by. */
export type SetupSubject = {
  headline: string
  description: string
  address: string
  serviceLevel: string | null
  rooms: number
  pictures: number
  /** Owner shares in force or to come, and contract versions. */
  shares: number
  contracts: number
  /** What documents of the home still miss, as codes. */
  missingDocuments: readonly string[]
  /** Fees that nobody has decided on, as codes. */
  feesMissing: readonly string[]
}

/** Whether a tax is due on the home, as a code. */
const taxDecision = 'tax'

const without = (holds: boolean, code: string): string[] => (holds ? [] : [code])

/** Steps that the home itself answers. The others rest on someone's word. */
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
  // The team decides on taxes, not the owner who hands the home in.
  'final-approval': (home) => home.feesMissing.filter((code) => code === taxDecision),
}

/** Steps that rest on someone's word beside what the home itself answers. */
const alsoWord = new Set<SetupStep>(['pricing', 'final-approval'])

/** Without an owner and a contract nobody can be paid, and fees are decided by name: no waiver covers them. */
const unwaivable = new Set(['owners', 'owner_contract', 'cleaning_fee', 'service_fee', taxDecision])

/** Every step in order with its state. A waiver settles a step but for an owner, a contract and the fees; a word of `done` hides no gap. */
export const setupOf = (home: SetupSubject, settled: readonly SettledStep[]): StepState[] =>
  setupSteps.map((step) => {
    const word = settled.find((one) => one.step === step)?.state
    const gaps = missingFrom[step]?.(home)
    const said = !gaps || alsoWord.has(step) ? without(word !== undefined, 'confirmation') : []
    const missing = [...said, ...(gaps ?? [])]
    if (word === 'waived' && !missing.some((code) => unwaivable.has(code))) return { step, state: 'waived', missing }
    return { step, state: missing.length === 0 ? 'done' : 'open', missing }
  })

/** Steps in the way of being submitted or published; the final approval is the act of publishing itself. */
export const openSteps = (steps: readonly StepState[]): StepState[] =>
  steps.filter(({ step, state }) => state === 'open' && step !== 'final-approval')

/** Steps in the way of being published: also a decision on taxes, which is part of the final approval. */
export const stepsBeforeLive = (steps: readonly StepState[]): StepState[] =>
  steps.filter(
    ({ step, state, missing }) => state === 'open' && (step !== 'final-approval' || missing.includes(taxDecision)),
  )
