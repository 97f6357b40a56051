/** Login (spec section 5): the e-mail is not blank and does not start with '@'; the password is not empty. */
export const loginProblems = (
  email: string,
  password: string,
): { email?: 'required' | 'invalid'; password?: 'required' } => ({
  ...(email.trim() === '' ? { email: 'required' } : email.trim().startsWith('@') ? { email: 'invalid' } : {}),
  ...(password === '' && { password: 'required' }),
})
