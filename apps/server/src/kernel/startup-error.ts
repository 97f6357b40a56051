/**
 * The process can't continue, and the person who started it can fix that. The message says what is wrong and how to fix
 * it; it is printed as is, without a stack.
 */
export class CannotStart extends Error {
  override name = 'CannotStart'
}
