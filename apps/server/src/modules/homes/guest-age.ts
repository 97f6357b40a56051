import type { Language } from '@porchlight/contract'
import { render } from '@porchlight/wording'
import type { Home } from './home.ts'

type Rules = Pick<Home, 'minGuestAge' | 'houseRules'>

/** The minimum age as a house rule; null if the home has none. */
export const ageRule = ({ minGuestAge }: Pick<Home, 'minGuestAge'>, language: Language): string | null =>
  minGuestAge > 0 ? render(language, { code: 'home.min_guest_age', params: { age: minGuestAge } }) : null

/** The rules that guests read and agree to: the minimum age in this language, and the home's own rules as written. */
export const rulesOf = (home: Rules, language: Language): string[] => {
  const age = ageRule(home, language)
  return age === null ? home.houseRules : [age, ...home.houseRules]
}
