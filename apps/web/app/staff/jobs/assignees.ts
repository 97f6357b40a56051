import type { JobCard } from '@porchlight/contract'

type Assignee = Pick<NonNullable<JobCard['assignee']>, 'as' | 'id'>

/** An assignee as an option value. */
export const optionOf = ({ as, id }: Assignee): string => `${as}:${id}`

export const assigneeOf = (option: string): Assignee | null => {
  const [as, id] = option.split(':')
  return as === 'team' || as === 'vendor' ? { as, id: Number(id) } : null
}
