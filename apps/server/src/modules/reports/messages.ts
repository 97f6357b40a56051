/** Texts of this module. */
export const problems = {
  townUnknown: 'There are no homes in this destination.',
  rangeTooLong: 'A report covers one year at most. Choose a shorter period.',
  tooManySchedules: 'You already get ten reports by email. Stop one first.',
}
