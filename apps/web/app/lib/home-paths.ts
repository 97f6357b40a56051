import type { HomeSetup, SetupStep } from '@porchlight/contract'
import { createContext, useContext } from 'react'
import { href } from 'react-router'

/** The paths of a home's pages: in the owner portal, or among the tabs of the staff console. */
export type HomePaths = {
  /** The list of homes. */
  homes: string
  pricing: (homeId?: number) => string
  firstPrices: (homeId: number) => string
  pricePad: (homeId: number) => string
  strategy: (homeId: number) => string
  /** Where to start the management agreement. */
  agreement: (homeId: number) => string
  step: (step: SetupStep, homeId: number) => string
}

const withId = (homeId: number | undefined) => (homeId === undefined ? {} : { propertyId: String(homeId) })

const ofOwner: HomePaths = {
  homes: '/owners/properties',
  pricing: (homeId) => href('/owners/pricing/:propertyId?', withId(homeId)),
  firstPrices: (homeId) => href('/owners/pricing/:propertyId?/initial-settings', withId(homeId)),
  pricePad: (homeId) => href('/owners/pricing/:propertyId?/pad', withId(homeId)),
  strategy: (homeId) => href('/owners/confirm-strategy/:propertyId?', withId(homeId)),
  agreement: (homeId) => `/owners/documents/${homeId}`,
  step: (step, homeId) => `/owners/${step}/${homeId}`,
}

const ofStaff: HomePaths = {
  homes: '/staff/homes',
  pricing: (homeId) => (homeId === undefined ? '/staff/homes' : `/staff/homes/${homeId}/pricing`),
  firstPrices: (homeId) => `/staff/homes/${homeId}/pricing/initial-settings`,
  pricePad: (homeId) => `/staff/homes/${homeId}/pricing/pad`,
  strategy: (homeId) => `/staff/homes/${homeId}/confirm-strategy`,
  agreement: (homeId) => `/staff/homes/${homeId}/ownership`,
  step: (step, homeId) =>
    step === 'final-approval' ? `/staff/homes/${homeId}/setup` : `/staff/homes/${homeId}/${step}`,
}

/**
 * The path of a setup step; a home without prices starts with pricing setup, one without an agreement with its terms.
 */
export const stepHref = (
  paths: HomePaths,
  { step, state, missing }: Pick<HomeSetup['steps'][number], 'step' | 'state' | 'missing'>,
  homeId: number,
): string => {
  if (step === 'pricing' && state === 'open') return paths.firstPrices(homeId)
  const isOut = missing.includes('signatures') || missing.includes('countersignature')
  const isUnsent = missing.includes('owner_contract') && !isOut
  return step === 'documents' && isUnsent ? paths.agreement(homeId) : paths.step(step, homeId)
}

const Staffed = createContext(false)
/** Marks the pages inside as tabs of the staff console. A context, so that an address change rerenders nothing. */
export const StaffHomePages = Staffed.Provider

export const useIsStaffHomePage = (): boolean => useContext(Staffed)
export const useHomePaths = (): HomePaths => (useIsStaffHomePage() ? ofStaff : ofOwner)
