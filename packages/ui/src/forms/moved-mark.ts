export const mark = 'data-moved'

/** A field's value was changed from what was typed, by the press or key currently in progress. */
export const markMoved = (field: Element): void => field.setAttribute(mark, '')
