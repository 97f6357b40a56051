/** Every word of this module's own. */
export const problems = {
  early: 'Something can be claimed from check-out on.',
  late: 'The time to claim something of this stay is over.',
  photosLate:
    'The next guests have checked in since, so photos of the damage must have been uploaded before that. These were uploaded later.',
  never: 'Nothing can be claimed of this stay.',
  notNow: 'This claim has moved on. Please look at it again.',
  participant: 'You took part in this claim, so someone else has to decide it.',
  pending: 'A decision about this claim waits for a second person.',
  tooMuch: 'This is more than what is claimed.',
  moved: 'Someone has given more time already. Please look again.',
  changed: 'The offer has changed since you looked. Please look again.',
}

/** Why a line of the journal, and the charge, are what they are. */
export const damage = (claimId: number) => `Claim ${claimId}, settled`
