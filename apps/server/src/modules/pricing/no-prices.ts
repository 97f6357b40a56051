import { Problem } from '#kernel/problem'

export const noPrices = () => new Problem(409, 'not_allowed_now', 'This home has no prices yet.')
