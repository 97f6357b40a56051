import type { Program } from '../values/programs.ts'

/** A broker refers by their license, a referral partner without one: nobody is both (spec section 5). */
const exclusive: readonly Program[] = ['broker', 'referral']

/** The program that a partner of this one can't take part in. */
export const excludedProgram = (program: Program): Program | undefined =>
  exclusive.includes(program) ? exclusive.find((other) => other !== program) : undefined

/** Whether someone with these roles can join a program: neither it nor one that excludes it is theirs. */
export const canJoinProgram = (program: Program, roles: readonly string[]): boolean => {
  const other = excludedProgram(program)
  return !roles.includes(program) && !(other && roles.includes(other))
}
