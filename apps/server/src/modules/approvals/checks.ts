import type { Check } from '#kernel/check'
import { selfApproved } from './queries.ts'

export const checks: readonly Check[] = [
  {
    code: 'approvals.second_person',
    text: 'No approval was given by someone who took part in it',
    run: ({ work }) => work.read(selfApproved),
  },
]
