import { countries, type Place, statesOf } from './places.ts'

const territories = new Set(['AS', 'GU', 'MP', 'PR', 'VI'])

/** US states and territories and Canadian provinces, where brokers are licensed. */
export const licensingStates: readonly Place[] = [
  ...(statesOf('US') ?? []),
  ...countries.filter(({ value }) => territories.has(value)),
  ...(statesOf('CA') ?? []),
]

/** Whether it is the code of one, in either case. */
export const isLicensingState = (code: string): boolean =>
  licensingStates.some(({ value }) => value === code.trim().toUpperCase())
