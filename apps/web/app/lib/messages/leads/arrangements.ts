import { area } from '../words.ts'

/** Who takes care of each point of a service level. */
export const arrangementWords = area({
  included: 'Included',
  on_request: 'On request',
  we_arrange: 'We arrange',
  we_arrange_to_limit: 'We arrange, you approve above your limit',
  owner_arranges: 'You arrange',
  not_included: 'Not included',
})
