/**
 * The process cannot go on, and the person who started it can fix that. The message says what is wrong and the way
 * out; it is printed as it is, without a stack.
 */
export class CannotStart extends Error {
  override name = 'CannotStart'
}
