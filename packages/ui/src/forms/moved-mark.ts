export const mark = 'data-moved'

/** A field was given another value than the one that was typed in it, by the press or key that is under way. */
export const markMoved = (field: Element): void => field.setAttribute(mark, '')
