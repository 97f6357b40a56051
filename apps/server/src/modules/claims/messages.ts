/** Texts of this module. */
export const problems = {
  early: 'You can file damage claims after check-out.',
  late: 'The deadline to file a claim for this stay has passed.',
  photosLate:
    'The next guests have checked in. Photos of the damage must be uploaded before that; these were uploaded later.',
  never: 'You can’t file a claim for this stay.',
  notNow: 'This claim has changed. Reload it and try again.',
  participant: 'You took part in this claim, so someone else has to decide it.',
  pending: 'A decision about this claim is waiting for a second approver.',
  tooMuch: 'This is more than the amount claimed.',
  moved: 'The deadline was already extended. Reload and check it.',
  changed: 'The offer has changed. Reload and review it.',
}
